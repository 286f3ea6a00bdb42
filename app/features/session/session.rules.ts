import { z } from "zod";
import { signInMessages } from "./session.constants.ts";

export { signInMessages };

/** A session ends after this long without a call ... */
export const idleMilliseconds = 12 * 60 * 60 * 1000;
/** ... and this long after the sign-in at the latest. */
export const absoluteMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Failed sign-ins that one account may see from one address in fifteen minutes. */
export const failuresAllowed = 5;
export const failureWindowSeconds = 15 * 60;

/** Longer than any real address or passphrase, short enough that hashing stays cheap. */
const field = z.string(signInMessages.incomplete).max(500, { error: signInMessages.wrong, abort: true });

export const signInForm = z.object({
  email: field
    // PostgreSQL takes no NUL, not even to compare with.
    .refine((email) => !email.includes("\0"), signInMessages.wrong)
    .transform((email) => email.trim().toLowerCase())
    .pipe(z.string().min(1, signInMessages.incomplete)),
  password: field.min(1, signInMessages.incomplete),
});
export type SignInForm = z.infer<typeof signInForm>;
