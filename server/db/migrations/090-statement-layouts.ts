import type { Kysely } from "kysely";

/** How the statements of each account are read, as a person has confirmed it: once for each layout of a bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("statement_layouts")
    .addColumn("account", "text", (column) => column.notNull())
    .addColumn("layout", "text", (column) => column.notNull())
    .addColumn("columns", "text", (column) => column.notNull())
    .addColumn("day_order", "text")
    .addColumn("confirmed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("statement_layouts_pkey", ["account", "layout"])
    .execute();
}
