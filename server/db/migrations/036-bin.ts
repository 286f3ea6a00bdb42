import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/**
 * What staff have deleted, for as long as it can be brought back: an item with its own row and those that depended on
 * it. They are not in their tables any more, so that no other query has to leave them out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  await db.schema
    .createTable("bin_items")
    .addColumn("id", "integer", id)
    .addColumn("noun", "text", required)
    .addColumn("row_id", "integer", required)
    .addColumn("deleted_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("user_name", "text", required)
    .addUniqueConstraint("bin_items_row", ["noun", "row_id"])
    .execute();
  await db.schema.createIndex("bin_items_expiry").on("bin_items").column("expires_at").execute();
  await db.schema
    .createTable("bin_rows")
    .addColumn("id", "integer", id)
    .addColumn("item_id", "integer", (column) =>
      column.notNull().references("bin_items.id").onDelete("cascade"),
    )
    .addColumn("main", "integer", required)
    .addColumn("table_name", "text", required)
    .addColumn("row", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("touched_at", "text")
    .execute();
  await db.schema.createIndex("bin_rows_item").on("bin_rows").column("item_id").execute();
}
