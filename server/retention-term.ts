import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Kept } from "#app/contract/table.ts";
import type { Db } from "#server/db/connect.ts";

/** So many rows are looked at by one statement, and so many go in one transaction: milliseconds each. */
const lookedAt = 2000;
export const removedAtOnce = 40;

/** What is past its term. */
export type Due = {
  now: Date;
  /** UTC, ISO 8601: what is from before. */
  cutoff: string;
  siteUrl: string;
};

/** What has a term: each kind with its rule. People's own data has a notice of 30 days before anything of it goes. */
export type RetentionTerm = Kept & { name: string; label: string; personal: boolean; rule: RetentionRule };

/** How one kind of data is found and removed, in steps that hold nobody up. */
export type RetentionRule = {
  /**
   * Looks at the next rows. @param after the number up to which rows have been looked at
   * @returns those that are due, at most `removedAtOnce`, and up to which number; undefined when there are no more
   */
  find(db: Db, due: Due, after: number): Promise<{ ids: number[]; next: number | undefined }>;
  /** Removes rows that are still due. Call it in a transaction. @returns how many went */
  remove(trx: Db, due: Due, ids: readonly number[]): Promise<number>;
};

export type Condition = (due: Due) => RawBuilder<SqlBool>;

/** Walks through a table by its numbers, so that no statement reads all of it. */
export const findIn =
  (table: string, isDue: Condition): RetentionRule["find"] =>
  async (db, due, after) => {
    const part = sql`select id from ${sql.table(table)} where id > ${after} order by id limit ${sql.lit(lookedAt)}`;
    const { rows: ends } = await sql<{
      last: number | null;
    }>`select max(id) as last from (${part}) as part`.execute(db);
    const last = ends[0]?.last ?? undefined;
    if (last === undefined) return { ids: [], next: undefined };
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where id > ${after} and id <= ${last} and ${isDue(due)} order by id limit ${sql.lit(removedAtOnce)}`.execute(
      db,
    );
    const ids = rows.map(({ id }) => id);
    return { ids, next: ids.length < removedAtOnce ? last : ids.at(-1) };
  };

/** Which of these rows are due now. */
export async function stillDue(
  trx: Db,
  table: string,
  isDue: RawBuilder<SqlBool>,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where id in (${sql.join(ids)}) and ${isDue} order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A kind whose rows are simply deleted. */
export const deletedRows = (table: string, isDue: Condition): RetentionRule => ({
  find: findIn(table, isDue),
  remove: async (trx, due, ids) => {
    const gone = await sql`delete from ${sql.table(table)}
      where id in (${sql.join(ids)}) and ${isDue(due)}`.execute(trx);
    return Number(gone.numAffectedRows ?? 0n);
  },
});

/** When a row of what people send came, or was last worked on. */
export const lastTouch = sql<string>`(case when touched_at > received_at then touched_at else received_at end)`;

/** Whether nobody has worked on a row within the term. */
export const untouched: Condition = ({ cutoff }) => sql`${lastTouch} < ${cutoff}`;
