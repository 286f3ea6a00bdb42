import { PostgresAdapter, sql } from "kysely";
import type { Db } from "#server/db/connect.ts";

/** Changes rows as an owner of the database can, who takes the refusing triggers away and puts them back. */
export const tamper = (db: Db, change: (trx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const guards = await dropGuards(trx);
    await change(trx);
    for (const guard of guards) await sql.raw(guard).execute(trx);
  });

/**
 * Takes the refusing triggers away until the transaction is rolled back.
 * @returns the statements that put them back; none on PostgreSQL, where the transaction's end does
 */
export async function dropGuards(trx: Db): Promise<string[]> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`set local session_replication_role = replica`.execute(trx);
    return [];
  }
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'trigger' and (name like '%_no_update' or name like '%_no_delete')`.execute(trx);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(trx);
  return rows.map((trigger) => trigger.sql);
}
