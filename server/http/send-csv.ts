import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";
import { formatTime } from "#app/lib/dates.ts";

type CsvValue = string | number | null;

export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue | Promise<CsvValue>>;

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** A value as a spreadsheet gets it: an instant as day and time of Karachi. */
export const csvCell = (value: CsvValue): CsvValue =>
  typeof value === "string" && instant.test(value) ? formatTime(value) : value;

/**
 * Sends rows as a file for spreadsheets, as they are read: a long list needs no more memory than a part of it. Instants (UTC)
 * become times of Karachi; telephone numbers are given as `spreadsheetPhone` writes them.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  { file, rows, columns }: { file: string; rows: AsyncIterable<Row>; columns: CsvColumns<Row> },
): FastifyReply {
  const headings = Object.keys(columns);
  const lines = stringify({ header: true, columns: headings, bom: true, escape_formulas: true });
  const read = Readable.from(records(rows, Object.values(columns)));
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${file}"`)
    .header("cache-control", "no-store")
    .send(read.on("error", (error) => lines.destroy(error)).pipe(lines));
}

async function* records<Row>(rows: AsyncIterable<Row>, values: CsvColumns<Row>[string][]) {
  for await (const row of rows)
    yield await Promise.all(values.map(async (value) => csvCell(await value(row))));
}
