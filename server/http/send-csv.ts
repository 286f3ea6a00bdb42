import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import type { FastifyReply } from "fastify";
import { formatTime } from "#app/lib/dates.ts";
import { inTurns } from "#server/turns.ts";

type CsvValue = string | number | null;

export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue | Promise<CsvValue>>;

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** With what a spreadsheet takes a text for a formula: of https://owasp.org/www-community/attacks/CSV_Injection. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** An amount below zero is a number. */
const belowZero = /^-\d+(?:\.\d+)?$/;

/** A value as a spreadsheet gets it: an instant as day and time of Karachi, and nothing as a formula. */
export function csvCell(value: CsvValue): CsvValue {
  if (typeof value !== "string") return value;
  if (instant.test(value)) return formatTime(value);
  return formula.test(value) && !belowZero.test(value) ? `'${value}` : value;
}

/**
 * Sends rows as a file for spreadsheets, as they are read: a long list needs no more memory than a part of it, and others
 * are answered meanwhile (ALL-47b). Instants (UTC) become times of Karachi; telephone numbers are given as
 * `spreadsheetPhone` writes them.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  { file, rows, columns }: { file: string; rows: AsyncIterable<Row>; columns: CsvColumns<Row> },
): FastifyReply {
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${file}"`)
    .header("cache-control", "no-store")
    .send(Readable.from(inTurns(csvText(rows, columns))));
}

/** So many rows are written at once: a few milliseconds of work. */
const rowsAtOnce = 100;

/** The text of such a file, its headings first, in parts. */
export async function* csvText<Row>(
  rows: AsyncIterable<Row>,
  columns: CsvColumns<Row>,
): AsyncGenerator<string> {
  const values = Object.values(columns);
  yield stringify([Object.keys(columns)], { bom: true });
  let records: CsvValue[][] = [];
  for await (const row of rows) {
    records.push(await Promise.all(values.map(async (value) => csvCell(await value(row)))));
    if (records.length < rowsAtOnce) continue;
    yield stringify(records);
    records = [];
  }
  if (records.length > 0) yield stringify(records);
}
