import { z } from "zod";
import { canonicalEmail, emailPattern } from "#app/contract/email-address.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { isSafeLink } from "#content/safe-link.ts";

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

const emailLimits = { label: "The email address", max: maxEmailLength };

/*
 * Email addresses in their canonical form. Those without a message for a bad one are checked afterwards, among other
 * fields, by `emailPattern` or the rule `anEmail`.
 */

/** @param missing the message when it is empty */
export const requiredEmail = (missing: string) =>
  requiredText(missing, emailLimits).transform(canonicalEmail);

/** One that may be left out; missing becomes "". */
export const optionalEmail = () => optionalText(emailLimits).transform(canonicalEmail);

/** @param bad the message when it is not valid */
export const emailText = (missing: string, bad: string) =>
  requiredEmail(missing).refine((email) => emailPattern.test(email), bad);

/** @param bad the message when it is neither empty nor valid */
export const optionalEmailText = (bad: string) =>
  optionalEmail().refine((email) => email === "" || emailPattern.test(email), bad);

/** A short identifier, such as a token: too long, or with a character that cannot be stored, is as invalid as unknown. */
export const shortText = (message: string, max: number) =>
  z
    .string(message)
    .max(max, { error: message, abort: true })
    .refine(storable, { error: message, abort: true });
