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

export function without(row: object, hidden: readonly string[]) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
}
