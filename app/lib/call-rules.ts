import { z } from "zod";
import { canonicalEmail, emailPattern } from "#app/contract/email-address.ts";
import { languages } from "#app/contract/language.ts";
import { isSafeLink } from "#content/safe-link.ts";
import { months } from "./dates.ts";
import { typedCode } from "./digits.ts";
import { emailLimits, isStorable, type Limits, textChecks } from "./form-rules.ts";

export { emailPattern, isSafeLink };

/*
 * What calls take. Texts are those of staff's calls: those of public forms are in form-rules.ts, with the same checks.
 */

const bounded = (message: string, limits: Limits) =>
  z.string({ error: message }).check(...textChecks(limits));

/** A text that must not be blank. It is trimmed. */
export const requiredText = (message: string, limits: Limits) =>
  bounded(message, limits).min(1, { error: message, abort: true });

/** A text that may be left out; missing becomes "". @param message when it is something else */
export const optionalText = (limits: Limits, message = `${limits.label} must be text.`) =>
  bounded(message, limits)
    .nullish()
    .transform((text) => text ?? "");

/** The Urdu beside an English text, of the same length at most. Left out, what is stored stays; empty, the English is shown. */
export const urduText = ({ label, max }: Limits) => {
  const limits = { label: `${label} in Urdu`, max };
  return bounded(`${limits.label} must be text.`, limits).optional();
};

/**
 * What a form lacks, in the order of `messages`: of a text in two languages one is enough. Whoever uses it checks it
 * whatever else is wrong (`isPresent`).
 */
export const lacking =
  (messages: Readonly<Record<string, string>>) => (form: object, context: z.core.$RefinementCtx) => {
    const filled = new Map(Object.entries(form));
    for (const [field, message] of Object.entries(messages)) {
      if (filled.get(field) || filled.get(`${field}_ur`)) continue;
      context.addIssue({
        code: "too_small",
        origin: "string",
        minimum: 1,
        input: "",
        path: [field],
        message,
      });
    }
  };

/* Email addresses in their canonical form. */

/** @param missing the message when it is empty */
export const requiredEmail = (missing: string) =>
  requiredText(missing, emailLimits).transform(canonicalEmail);

const optionalEmail = () => optionalText(emailLimits).transform(canonicalEmail);

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
    .refine(isStorable, { error: message, abort: true });

/* A cursor in a list that is ordered by day, or day and time, and id, newest first: the last row of a page. */

export type DayCursor = { day: string; id: number };

export const dayCursor = ({ day, id }: DayCursor) => `${day}_${id}`;

/** @returns undefined for a missing or malformed cursor. The day is empty in the cursor of a row without one. */
export function readDayCursor(text: string | undefined): DayCursor | undefined {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?|)_(\d{1,9})$/.exec(text ?? "") ?? [];
  return day !== undefined && id ? { day, id: Number(id) } : undefined;
}

/* Numbers and texts from queries and bodies: bounded, with the caller's message. */

/** The maximum of PostgreSQL's integer. */
export const maxId = 2_147_483_647;

/** More digits than any valid number has. */
const maxDigits = 20;

function numberOf(typed: string): string | number {
  const text = typed.length > maxDigits ? "" : typedCode(typed);
  return text || Number.NaN;
}

/** An integer, also as text, for queries. */
export const integer = (message: string, min: number, max: number) =>
  z.preprocess(
    // An empty text would be coerced to 0.
    (value: number | string) => (typeof value === "string" ? numberOf(value) : value),
    z.coerce.number(message).int(message).min(min, message).max(max, message),
  );

/**
 * An integer of a form; undefined when it was left out. Only numbers and texts are accepted: true or [] would be coerced.
 */
export const optionalInteger = (message: string, min: number) =>
  z
    .preprocess((value: number | string | null | undefined) => {
      if (value === "" || value === null || value === undefined) return undefined;
      return typeof value === "string" || typeof value === "number" ? value : Number.NaN;
    }, integer(message, min, maxId).optional())
    .optional();

/** The version that was opened. When it is left out, no conflict is detected. */
export const openedVersion = optionalInteger("The version must be a number.", 1);

/** A row's id. Only a number or digits: null, true and [] would be coerced otherwise. */
export const rowId = (message: string) =>
  z
    .union([z.number(), z.string().max(10, { error: message, abort: true }).regex(/^\d+$/, message)], message)
    .transform(Number)
    .pipe(z.number(message).int(message).min(1, message).max(maxId, message));

/**
 * The cursor of a list that is not ordered by the id alone, from the X-Next-Cursor header of the page before: what orders
 * its rows, and the id of the last one.
 * @param before the pattern of what stands before the id
 */
export const listCursor = (message: string, before: string) =>
  z
    .string(message)
    .max(60, { error: message, abort: true })
    .regex(new RegExp(`^${before}[1-9]\\d{0,9}$`), message)
    .refine((text) => Number(/\d+$/.exec(text)?.[0]) <= maxId, message)
    .describe("From the X-Next-Cursor header of the page before");

/** In which language a list has its texts. */
export const listLanguage = (message: string) =>
  z
    .enum(languages, message)
    .optional()
    .describe(
      "Of what there is in both languages the one in this one; without it visitors get English, staff both",
    );

export const searchTerm = (message: string) =>
  z
    .string(message)
    .max(200, { error: message, abort: true })
    .refine((text) => !text.includes("\0"), message);

/** This Karachi month, or the one before: the server knows which they are. */
export const month = (message: string) => z.enum(months, message);
