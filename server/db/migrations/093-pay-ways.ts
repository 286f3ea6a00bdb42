import type { Kysely } from "kysely";

/** How the money of a decided case reaches the family, or the shop, school or hospital that is paid for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["pay_way", "account_number", "account_title"])
    await db.schema
      .alterTable("help_requests")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
}
