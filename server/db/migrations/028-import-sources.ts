import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Which row of another installation each imported row was made from, and what both were then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("import_sources")
    .addColumn("source", "text", required)
    .addColumn("noun", "text", required)
    .addColumn("source_id", "text", required)
    .addColumn("row_id", "integer")
    .addColumn("source_hash", "text", required)
    .addColumn("row_hash", "text", required)
    .addColumn("file", "text")
    .addColumn("imported_at", "text", required)
    .addPrimaryKeyConstraint("import_sources_key", ["source", "noun", "source_id"])
    .execute();
}
