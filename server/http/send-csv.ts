import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";

type CsvValue = string | number | null;

export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue | Promise<CsvValue>>;

/** Sends rows as a file for spreadsheets, as they are read: a long list needs no more memory than a part of it. */
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
  for await (const row of rows) yield await Promise.all(values.map((value) => value(row)));
}
