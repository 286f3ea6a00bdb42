import type { Kysely } from "kysely";

/** What staff have written in the place of the defaults of content/, a row a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("content")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
}
