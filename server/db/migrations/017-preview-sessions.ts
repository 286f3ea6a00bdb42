import type { ColumnDefinitionBuilder, Kysely } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/**
 * A preview of content goes with the session that made it. Those that are there do not say which that was: they would
 * end within the hour, and go now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("content_previews").execute();
  await db.schema
    .createTable("content_previews")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("name", "text", required)
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("session_hash", "text", (column) =>
      column.notNull().references("sessions.token_hash").onDelete("cascade"),
    )
    .addColumn("value", "text", required)
    .addColumn("expires_at", "text", required)
    .addUniqueConstraint("content_previews_owner", ["user_id", "name"])
    .execute();
  await db.schema
    .createIndex("content_previews_session_hash")
    .on("content_previews")
    .column("session_hash")
    .execute();
}
