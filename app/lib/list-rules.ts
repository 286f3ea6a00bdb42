import { z } from "zod";

/* A place in a list that is ordered by a day and then by number, newest first: the row that stands there. */

export type DayCursor = { day: string; id: number };

export const dayCursor = ({ day, id }: DayCursor) => `${day}_${id}`;

/** @returns undefined for none and for one that was never handed out */
export function readDayCursor(text: string | undefined): DayCursor | undefined {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,9})$/.exec(text ?? "") ?? [];
  return day && id ? { day, id: Number(id) } : undefined;
}

/* Numbers and words as they come in queries and bodies: as text or not, bounded, with the caller's message. */

/** The highest number that PostgreSQL's integer holds. */
export const maxId = 2_147_483_647;

/** More digits than any number of ours has. */
const maxDigits = 20;

/** A whole number, also as text: in a query, for instance. */
export const whole = (message: string, min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.length > maxDigits ? Number.NaN : value),
    z.coerce.number(message).int(message).min(min, message).max(max, message),
  );

/** The number of a row. Only a number or digits: null, true and [] would otherwise be read as numbers too. */
export const rowId = (message: string) =>
  z
    .union([z.number(), z.string().max(10, { error: message, abort: true }).regex(/^\d+$/, message)], message)
    .transform(Number)
    .pipe(z.number(message).int(message).min(1, message).max(maxId, message));

/** What a list is searched or filtered by. */
export const word = (message: string) =>
  z
    .string(message)
    .max(200, { error: message, abort: true })
    .refine((text) => !text.includes("\0"), message);
