import { z } from "zod";

/* What a password must be when one is changed (CRED-03). One that is given with a new user may be weaker: USER-02. */

export const passwordMessages = {
  tooShort: "Password must be at least 8 characters long.",
  tooPlain: "Password must include uppercase, lowercase, number, and special character.",
  /** Ours. */
  tooLong: "Password must be at most 500 characters long.",
  tooCommon: "This password is quickly guessed: many use it, or it names us. Please choose another one.",
} as const;

export const minPasswordLength = 8;
/** The maximum for signing in, too. */
const maxPasswordLength = 500;

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@$!%*?&]/];

/** The four classes of characters. Others are allowed. */
export const hasFourClasses = (password: string) => classes.every((each) => each.test(password));

/** A password as text; white space is part of it. */
export const passwordText = (missing: string) =>
  z
    .string(missing)
    .max(maxPasswordLength, { error: passwordMessages.tooLong, abort: true })
    .min(1, { error: missing, abort: true });

/** @param missing the message when it is empty */
export const changedPassword = (missing: string) =>
  passwordText(missing)
    .min(minPasswordLength, { error: passwordMessages.tooShort, abort: true })
    .refine(hasFourClasses, passwordMessages.tooPlain);
