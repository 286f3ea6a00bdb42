import { z } from "zod";
import { canonicalEmail } from "#app/contract/email-address.ts";
import { changedPassword } from "#app/lib/password-rules.ts";
import { emailText, shortText } from "#app/lib/text-rules.ts";
import { maxSignInField, passwordResetMessages, signInMessages } from "./session.messages.ts";

const minute = 60;
/**
 * The limits of failed sign-ins. An IP address reaches its limits soon. The account's limit is higher and
 * shorter: a stranger who uses it up must not lock its owner out for long.
 */
export const failureLimits = {
  accountAndAddress: { max: 5, seconds: 15 * minute },
  address: { max: 20, seconds: 15 * minute },
  account: { max: 30, seconds: 5 * minute },
} as const;
/** How long an IP address counts as known to an account after a sign-in. */
export const familiarSeconds = 14 * 24 * 60 * minute;

const field = z
  .string(signInMessages.incomplete)
  .max(maxSignInField, { error: signInMessages.wrong, abort: true });

export const signInForm = z.object({
  email: field
    // PostgreSQL rejects NUL, even in comparisons.
    .refine((email) => !email.includes("\0"), signInMessages.wrong)
    .transform((email) => canonicalEmail(email))
    .pipe(z.string().min(1, signInMessages.incomplete)),
  password: field.min(1, signInMessages.incomplete),
});

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
