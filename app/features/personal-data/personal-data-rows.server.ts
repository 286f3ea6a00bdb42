import { type Expression, sql } from "kysely";

/* How rows are compared with a number, and what of them is shown. */

/** Signs that people put between the digits of a number. */
const separators = [" ", "-", "(", ")", "+", ".", "\u00a0", "\t"];

/** A column without these signs. */
export const digitsOf = (column: string) =>
  separators.reduce<Expression<string>>(
    (text, sign) => sql<string>`replace(${text}, ${sign}, '')`,
    sql.ref(column),
  );

/** A stored number may be as it was typed: with the country's code, with two zeros before it, or with the trunk's 0. */
export function formsOf(key: string): string[] {
  const trunk = /^92\d{10}$/.test(key) ? [`0${key.slice(2)}`] : [];
  return [key, `00${key}`, ...trunk];
}

/** A row without some of its columns. */
export function without(row: object, hidden: readonly string[]) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
}
