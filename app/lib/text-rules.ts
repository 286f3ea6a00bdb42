import { z } from "zod";
import { serverMessages } from "#app/contract/replies.ts";
import { isSafeLink } from "#content/safe-link.ts";
import { emailPattern } from "./email-pattern.ts";

export { emailPattern, isSafeLink };

/** The longest email address that mail servers accept. */
export const maxEmailLength = 254;

/*
 * Schemas for texts. The length, white space included, is checked first, and a text that is too long is not
 * processed further. All refuse the NUL character, which PostgreSQL cannot store, and drop marks that reverse letters.
 */

type Limits = { label: string; max: number };

const storable = (text: string) => !text.includes("\0");

/** LRO and RLO, which no language needs: all that follows is shown in the reverse order, so that it reads as something else. */
const reversingMarks = /[\u202d\u202e]/g;

const bounded = (message: string, { label, max }: Limits) =>
  z
    .string({ error: message })
    .max(max, { error: serverMessages.tooLong(label, max), abort: true })
    .refine(storable, { error: serverMessages.unstorableText, abort: true })
    .transform((text) => text.replace(reversingMarks, "").trim());

/** A text that must not be blank. It is trimmed. */
export const requiredText = (message: string, limits: Limits) =>
  bounded(message, limits).pipe(z.string().min(1, { error: message, abort: true }));

/** A text that may be left out; missing becomes "". */
export const optionalText = ({ label, max }: Limits) =>
  bounded(`${label} must be text.`, { label, max })
    .nullish()
    .transform((text) => text ?? "");

/** @param message the message when it is empty */
export const requiredEmail = (message: string) =>
  requiredText(message, { label: "The email address", max: maxEmailLength });

/**
 * An email address, in lower case.
 * @param bad the message when it is not valid
 */
export const emailText = (missing: string, bad: string) =>
  requiredEmail(missing)
    .refine((email) => emailPattern.test(email), bad)
    .transform((email) => email.toLowerCase());

/** A short identifier, such as a token: too long, or with a character that cannot be stored, is as invalid as unknown. */
export const shortText = (message: string, max: number) =>
  z
    .string(message)
    .max(max, { error: message, abort: true })
    .refine(storable, { error: message, abort: true });
