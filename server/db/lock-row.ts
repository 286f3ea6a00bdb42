import { sql } from "kysely";
import type { Db } from "./connect.ts";
import type { Database } from "./schema.ts";

/**
 * Locks a row until the transaction ends: another transaction that writes to it waits. Writing a value onto itself is
 * the one lock that both databases know. Whoever locks several rows does it in one order everywhere, so that no two
 * transactions wait for each other.
 * @param column any that is no key: rows that refer to the locked one can go on being written
 * @returns whether there is such a row
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
