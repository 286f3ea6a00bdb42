import { sql } from "kysely";
import type { Db } from "./connect.ts";
import type { Database } from "./schema.ts";

/**
 * Keeps a row from changing or going until the transaction ends; who wants to waits. Writing a value onto itself is
 * the one way to hold a row that both databases know. Whoever holds several takes them in one order everywhere: then
 * no two transactions wait for each other.
 * @param column any that is no key: what refers to the row may go on being written
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
