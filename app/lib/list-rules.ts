import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { months } from "./dates.ts";
import { typedCode } from "./digits.ts";

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
