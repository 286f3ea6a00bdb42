import { z } from "zod";
import { changedPassword } from "../../lib/password-rules.ts";
import { emailText, shortText } from "../../lib/text-rules.ts";
import { passwordResetMessages } from "./session-reset.constants.ts";

const { emailMissing, badEmail, passwordMissing, dead } = passwordResetMessages;

export const passwordResetRequest = z.object(
  {
    email: emailText(emailMissing, badEmail),
  },
  emailMissing,
);

export const passwordResetForm = z.object(
  {
    token: shortText(dead, 43).regex(/^[\w-]{43}$/, dead),
    password: changedPassword(passwordMissing),
  },
  dead,
);
