import { sql } from "kysely";
import type { Db } from "./connect.ts";
import type { Database } from "./schema.ts";

/**
 * Locks a row until the transaction ends; others wait. An update of a column to itself is the one way to lock
 * a row in both databases. Lock several rows in the same order everywhere, to avoid deadlocks.
 * @param column any column that is not a key, so that foreign keys to the row are not blocked
 * @returns whether the row exists
 */
export async function lockRow<Table extends keyof Database & string>(
  trx: Db,
  table: Table,
  column: keyof Database[Table] & string,
  id: number,
): Promise<boolean> {
  const own = sql.ref(column);
  const locked = await sql`update ${sql.table(table)} set ${own} = ${own} where id = ${id}`.execute(trx);
  return (locked.numAffectedRows ?? 0n) > 0n;
}
