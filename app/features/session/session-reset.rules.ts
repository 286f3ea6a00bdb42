import { z } from "zod";
import { emailPattern, longestEmail } from "../../lib/email.ts";
import { changedPassword } from "../../lib/password-rules.ts";
import { requiredText } from "../../lib/text-rules.ts";
import { passwordResetMessages } from "./session-reset.constants.ts";

const { emailMissing, badEmail, passwordMissing, dead } = passwordResetMessages;

export const passwordResetRequest = z.object(
  {
    email: requiredText(emailMissing, { label: "The email address", most: longestEmail })
      .refine((email) => emailPattern.test(email), badEmail)
      .transform((email) => email.toLowerCase()),
  },
  emailMissing,
);

export const passwordResetForm = z.object(
  {
    token: z.string(dead).regex(/^[\w-]{43}$/, dead),
    password: changedPassword(passwordMissing),
  },
  dead,
);
