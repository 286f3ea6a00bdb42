import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/**
 * Sessions get a number, so that their owner can name one without its token, and the device in words. Who is signed in
 * stays signed in. And indexes for the dashboard: the mails of one state, the page views of a year, and what is sample.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();

  await db.schema
    .createTable("numbered_sessions")
    .addColumn("id", "integer", id)
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", "text", required)
    .addColumn("last_used_at", "text", required)
    .addColumn("device", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`insert into numbered_sessions (token_hash, user_id, created_at, last_used_at)
    select token_hash, user_id, created_at, last_used_at from sessions order by created_at`.execute(db);
  await db.schema.dropTable("sessions").execute();
  await db.schema.alterTable("numbered_sessions").renameTo("sessions").execute();
  await db.schema.createIndex("sessions_user_id").on("sessions").column("user_id").execute();

  await db.schema.createIndex("outbox_state_id").on("outbox").columns(["state", "id"]).execute();
  // Both are counted without reading the rows: those of posts are long.
  await db.schema.createIndex("page_views_day_views").on("page_views").columns(["day", "views"]).execute();
  await db.schema.createIndex("blog_posts_is_sample").on("blog_posts").column("is_sample").execute();
}
