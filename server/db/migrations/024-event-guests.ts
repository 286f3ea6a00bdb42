import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/** An inbox: who comes to an event. It goes with its event. One phone comes to an event once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  await db.schema
    .createTable("event_guests")
    .addColumn("id", "integer", id)
    .addColumn("received_at", "text", required)
    .addColumn("read_at", "text")
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("search_text", "text", required)
    .addColumn("event_id", "integer", (column) =>
      column.notNull().references("events.id").onDelete("cascade"),
    )
    .addColumn("event_title", "text", required)
    .addColumn("event_date", "text", required)
    .addColumn("name", "text", required)
    .addColumn("phone", "text", required)
    .addUniqueConstraint("event_guests_phone", ["event_id", "phone"])
    .execute();
  await db.schema
    .createIndex("event_guests_unread")
    .on("event_guests")
    .column("id")
    .where(sql.ref("read_at"), "is", null)
    .execute();
  await makeSearchable(db, postgres);
}

/** An index over three letters in a row of search_text, as 004 makes it. */
async function makeSearchable(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  if (postgres) {
    await sql`create index event_guests_search on event_guests using gin (search_text gin_trgm_ops)`.execute(
      db,
    );
    return;
  }
  const add = sql`insert into event_guests_search (rowid, search_text) values (new.id, new.search_text);`;
  const drop = sql`insert into event_guests_search (event_guests_search, rowid, search_text)
    values ('delete', old.id, old.search_text);`;
  await sql`create virtual table event_guests_search using fts5 (search_text, content='event_guests',
    content_rowid='id', tokenize='trigram case_sensitive 1')`.execute(db);
  await sql`create trigger event_guests_search_insert after insert on event_guests begin ${add} end`.execute(
    db,
  );
  await sql`create trigger event_guests_search_delete after delete on event_guests begin ${drop} end`.execute(
    db,
  );
  await sql`create trigger event_guests_search_update after update of search_text on event_guests
    begin ${drop} ${add} end`.execute(db);
}
