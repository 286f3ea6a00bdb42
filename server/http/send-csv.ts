import { PassThrough, Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import type { FastifyReply } from "fastify";
import { ZipFile } from "yazl";
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

/** A file of an archive: its text is read when its turn has come. */
export type ZipEntry = { name: string; text: () => AsyncIterable<string> };

/**
 * Sends files as one ZIP, as they are read: none needs to fit into memory, and others are answered meanwhile (ALL-47b).
 * The same texts and day are the same bytes, on any machine and in any time zone.
 * @param day YYYY-MM-DD, which all files bear
 */
export function sendZip(
  reply: FastifyReply,
  { file, day, entries }: { file: string; day: string; entries: readonly ZipEntry[] },
): FastifyReply {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  // The format's own times are local ones without a zone.
  const mtime = new Date(`${day}T00:00:00`);
  for (const { name, text } of entries)
    zip.addReadStreamLazy(name, { mtime, mode: 0o100644, forceDosTimestamp: true }, (ready) =>
      ready(
        null,
        Readable.from(inTurns(text())).on("error", (error) => output.destroy(error)),
      ),
    );
  zip.end();
  return reply
    .type("application/zip")
    .header("content-disposition", `attachment; filename="${file}"`)
    .header("cache-control", "no-store")
    .send(output);
}
