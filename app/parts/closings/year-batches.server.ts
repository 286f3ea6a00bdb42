import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { fiscalYearDays } from "#app/lib/fiscal-year.ts";

/* Long lists of a tax year in parts, in the order of a day and an id, so that none needs to fit into memory. */

const batchSize = 500;

/** What was read last, the last day of the year, and how many are read at once. */
type After = { day: string; id: number; to: string; limit: number };

export async function* inBatches<Row extends { id: number; day?: string | null }>(
  year: number,
  read: (after: After) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const { from, to } = fiscalYearDays(year);
  let last: { id: number; day?: string | null } = { id: 0, day: from };
  for (;;) {
    const rows = await read({ day: last.day ?? from, id: last.id, to, limit: batchSize });
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end;
  }
}

/** One range of the index of both columns: no batch reads what an earlier one has read. */
export const isNext = (
  day: Expression<unknown>,
  id: Expression<unknown>,
  after: After,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`((${day}, ${id}) > (${after.day}, ${after.id}) and ${day} <= ${after.to})`;

/** The rows of a query in the year, in the order of two of its columns. */
export const rowsOfYear = <DB, TB extends keyof DB, Row extends { id: number; day?: string | null }>(
  year: number,
  query: SelectQueryBuilder<DB, TB, Row>,
  day: string,
  id: string,
): AsyncGenerator<Row> =>
  inBatches<Row>(year, (after) =>
    query
      .where(isNext(sql.ref(day), sql.ref(id), after))
      .orderBy(sql.ref(day))
      .orderBy(sql.ref(id))
      .limit(after.limit)
      .execute(),
  );
