import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const text: Column = (column) => column.notNull().defaultTo("");

/**
 * The picture library, and which row shows which picture. The daily look after the storage fills it with the pictures
 * that rows name already (server/media/picture-library.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  await db.schema
    .createTable("pictures")
    .addColumn("id", "integer", id)
    .addColumn("path", "text", (column) => column.notNull().unique())
    .addColumn("alt", "text", text)
    .addColumn("is_kept", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("uploaded_at", "text", (column) => column.notNull())
    .addColumn("uploaded_by", "text", text)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("search_text", "text", text)
    .execute();
  await db.schema
    .createTable("picture_uses")
    .addColumn("picture_id", "integer", (column) =>
      column.notNull().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("table_name", "text", (column) => column.notNull())
    .addColumn("row_key", "text", (column) => column.notNull())
    .addColumn("name", "text", text)
    .addPrimaryKeyConstraint("picture_uses_pkey", ["picture_id", "table_name", "row_key"])
    .execute();
  await db.schema
    .createIndex("picture_uses_row")
    .on("picture_uses")
    .columns(["table_name", "row_key"])
    .execute();
  // A picture that is replaced is looked for in every column; that of posts has its index.
  for (const [table, column] of [
    ["events", "image_url"],
    ["gallery_items", "file_url"],
    ["hero_slides", "image_url"],
    ["ads", "media_url"],
  ] as const)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  await makeSearchable(db, postgres);
}

/** An index over three letters in a row of search_text, as 004 makes it. */
async function makeSearchable(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  if (postgres) {
    await sql`create index pictures_search on pictures using gin (search_text gin_trgm_ops)`.execute(db);
    return;
  }
  const add = sql`insert into pictures_search (rowid, search_text) values (new.id, new.search_text);`;
  const drop = sql`insert into pictures_search (pictures_search, rowid, search_text)
    values ('delete', old.id, old.search_text);`;
  await sql`create virtual table pictures_search using fts5 (search_text, content='pictures',
    content_rowid='id', tokenize='trigram case_sensitive 1')`.execute(db);
  await sql`create trigger pictures_search_insert after insert on pictures begin ${add} end`.execute(db);
  await sql`create trigger pictures_search_delete after delete on pictures begin ${drop} end`.execute(db);
  await sql`create trigger pictures_search_update after update of search_text on pictures
    begin ${drop} ${add} end`.execute(db);
}
