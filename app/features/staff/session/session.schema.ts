import { z } from "zod";
import { canonicalEmail } from "#app/contract/email-address.ts";
import { done, refusal } from "#app/contract/reply-schemas.ts";
import { emailText, shortText } from "#app/lib/call-rules.ts";
import { changedPassword } from "#app/lib/password-rules.ts";
import { challengeToken, factorText, passkeyAnswer, passkeyOptions } from "#app/lib/second-factor-rules.ts";
import {
  maxSignInField,
  passwordResetMessages,
  secondFactorMessages,
  signInMessages,
} from "./session.messages.ts";

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
/**
 * The same for second factors, which whoever tries one has the password for. A code is one of a million, so that the
 * account has fewer tries.
 */
export const secondFactorLimits = {
  accountAndAddress: failureLimits.accountAndAddress,
  address: failureLimits.address,
  account: { max: 10, seconds: 15 * minute },
} as const;
/** Passkey sign-ins that one IP address may begin. */
export const passkeyStarts = { max: 30, seconds: 15 * minute } as const;
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

/** What a right password is refused with where a second factor is asked for. */
export const signInRefusal = refusal.extend({
  second_factor: z
    .object({
      challenge: z.string().describe("For finishSignIn, within ten minutes"),
      ways: z.array(z.enum(["code", "recovery code", "passkey"])),
      passkey: passkeyOptions.optional().describe("For navigator.credentials.get"),
    })
    .optional(),
});
export type SecondFactorAsked = NonNullable<z.infer<typeof signInRefusal>["second_factor"]>;

/** What is sent then: one of the three. */
export const secondFactorForm = z.union(
  [
    z.object({ challenge: challengeToken(secondFactorMessages.ended), code: factorText }),
    z.object({ challenge: challengeToken(secondFactorMessages.ended), recovery_code: factorText }),
    z.object({ challenge: challengeToken(secondFactorMessages.ended), passkey: passkeyAnswer }),
  ],
  secondFactorMessages.incomplete,
);
export type SecondFactorForm = z.infer<typeof secondFactorForm>;

export const finishSignInReply = done({ token: z.string(), user_name: z.string(), email: z.string() });
export const passkeySignInReply = done({ challenge: z.string(), passkey: passkeyOptions });

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
