import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/** Who saved which content, with what was saved; and values that staff look at before they save them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();

  await db.schema
    .createTable("content_history")
    .addColumn("id", "integer", id)
    .addColumn("name", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("action", "text", required)
    .addColumn("value", "text")
    .addColumn("changes", "integer", required)
    .addColumn("saved_at", "text", required)
    .addColumn("user_name", "text", required)
    // Of two saves at once, one gets the version and the other is refused.
    .addUniqueConstraint("content_history_version", ["name", "version"])
    .execute();

  await db.schema
    .createTable("content_previews")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("name", "text", required)
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("value", "text", required)
    .addColumn("expires_at", "text", required)
    .addUniqueConstraint("content_previews_owner", ["user_id", "name"])
    .execute();
}
