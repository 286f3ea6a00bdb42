import { type Expression, sql } from "kysely";
import type { Columns, Table } from "#app/contract/table.ts";
import { maxRowsPerTable, type PersonalDataTable } from "./personal-data.schema.ts";

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

type Row = Readonly<Record<string, unknown>>;

/** What of the rows of a table is shown: what has a label. A test finds tables with addresses that stand nowhere. */
export function tableOf(
  { name, label, columns }: Table,
  rows: readonly object[],
  total = rows.length,
): PersonalDataTable[] {
  if (total === 0) return [];
  const fields = fieldsOf(columns);
  const shown = rows.slice(0, maxRowsPerTable).map((row) => shownIn(fields, row as Row));
  return [{ name, label, total, rows: shown as PersonalDataTable["rows"], fields }];
}

/** The same of the table of this name. */
export const tableNamed = (tables: readonly Table[], name: string, rows: readonly object[]) =>
  tables.filter((table) => table.name === name).flatMap((table) => tableOf(table, rows));

export const fieldsOf = (columns: Columns): PersonalDataTable["fields"] =>
  Object.entries(columns).flatMap(([name, { label, kind, words }]) =>
    label ? [{ name, label, kind, words: words && { ...words } }] : [],
  );

/** The number tells a row from others. */
export const shownIn = (fields: PersonalDataTable["fields"], row: Row): Row => ({
  id: row.id,
  ...Object.fromEntries(fields.filter(({ name }) => name in row).map(({ name }) => [name, row[name]])),
});
