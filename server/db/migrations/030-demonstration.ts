import type { ColumnDefinitionBuilder, Kysely } from "kysely";

/** One row says that all data of this database is invented. A copy of it says the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("demonstration")
    .addColumn("id", "integer", (column: ColumnDefinitionBuilder) => column.primaryKey())
    .addColumn("started_at", "text", (column: ColumnDefinitionBuilder) => column.notNull())
    .execute();
}
