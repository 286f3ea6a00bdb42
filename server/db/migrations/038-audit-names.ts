import type { ColumnDefinitionBuilder, Kysely } from "kysely";

/** What a changed record was called, so that the log's sentence names it. Entries from before say it where a field does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("audit_log")
    .addColumn("name", "text", (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(""))
    .execute();
}
