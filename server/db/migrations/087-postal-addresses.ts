import type { Kysely } from "kysely";

/** A donor who claims tax gives a postal address, for the tax office's list of donors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("donations")
    .addColumn("postal_address", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
