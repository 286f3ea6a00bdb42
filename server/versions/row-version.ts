import type { Db } from "#server/db/connect.ts";
import type { RowsTable } from "#server/db/schema.ts";

/** The number of the last save of a row. @param id as a call names it */
export async function rowVersion(db: Db, table: RowsTable, id: string): Promise<number | undefined> {
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  const row = await db
    .selectFrom(table as "events")
    .select("version")
    .where("id", "=", number)
    .executeTakeFirst();
  return row?.version;
}
