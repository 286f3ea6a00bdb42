import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { fiscalYearDays } from "#app/lib/fiscal-year.ts";

/* Long lists in parts, in the order of a day and an id, so that none needs to fit into memory. */

const batchSize = 500;

/** What was read last, and how many are read at once. */
type After = { day: string; id: number; limit: number };

export async function* inBatches<Row extends { id: number; day?: string | null }>(
  read: (after: After) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: { id: number; day?: string | null } = { id: 0 };
  for (;;) {
    const rows = await read({ day: last.day ?? "", id: last.id, limit: batchSize });
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end;
  }
}

export const isAfter = (
  day: Expression<unknown>,
  id: Expression<unknown>,
  after: After,
): RawBuilder<SqlBool> => sql<SqlBool>`(${day}, ${id}) > (${after.day}, ${after.id})`;

export function within(day: Expression<unknown>, year: number): RawBuilder<SqlBool> {
  const { from, to } = fiscalYearDays(year);
  return sql<SqlBool>`(${day} >= ${from} and ${day} <= ${to})`;
}
