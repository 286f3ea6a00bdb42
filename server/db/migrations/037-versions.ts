import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/** The history of contents becomes that of whatever staff edit: posts, events, slides and the banner, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  await db.schema
    .createTable("versions")
    .addColumn("id", "integer", id)
    .addColumn("noun", "text", required)
    .addColumn("row_id", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("action", "text", required)
    .addColumn("value", "text")
    .addColumn("changes", "integer", required)
    .addColumn("saved_at", "text", required)
    .addColumn("user_name", "text", required)
    // Of two saves at once, one gets the version and the other is refused.
    .addUniqueConstraint("versions_version", ["noun", "row_id", "version"])
    .execute();
  await sql`insert into versions (noun, row_id, version, action, value, changes, saved_at, user_name)
    select 'content', name, version, action, value, changes, saved_at, user_name
    from content_history order by id`.execute(db);
  await db.schema.dropTable("content_history").execute();
}
