import { type Expression, sql } from "kysely";

/* How rows are compared with a number, and what of them is shown. */

/** Signs that people put between the digits of a number. */
const separators = [" ", "-", "(", ")", "+", ".", "/", "\u00a0", "\t"];

/** The zeros of Urdu and Arabic, which the other digits follow. */
const zeros = [0x6f0, 0x660];
const otherDigits = zeros.flatMap((zero) =>
  Array.from("0123456789", (western, place) => [String.fromCharCode(zero + place), western] as const),
);

/** A column without these signs, and with Western digits. */
export const digitsOf = (column: string) =>
  [...separators.map((sign) => [sign, ""] as const), ...otherDigits].reduce<Expression<string>>(
    (text, [sign, instead]) => sql<string>`replace(${text}, ${sign}, ${instead})`,
    sql.ref(column),
  );

/** What all of `formsOf` have in common: a text is searched once, not once for each. */
export const commonDigits = (key: string) => (/^92\d{10}$/.test(key) ? key.slice(2) : key);

/** The digits of all ways in which people write a number: each leads to the same `phoneKey`. */
export function formsOf(key: string): string[] {
  if (!/^92\d{10}$/.test(key)) return [key, `00${key}`];
  const line = key.slice(2);
  const bare = line.startsWith("3") ? [line] : [];
  return [key, `00${key}`, `0${line}`, `920${line}`, `00920${line}`, ...bare];
}

export function without(row: object, hidden: readonly string[]) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
}
