import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();
const blank: Column = (column) => column.notNull().defaultTo("");

/** Two inboxes: who needs blood, and the stories that people send us. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();

  const inbox = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", id)
      .addColumn("received_at", "text", required)
      .addColumn("read_at", "text")
      .addColumn("note", "text", blank)
      .addColumn("search_text", "text", required);

  await inbox("blood_requests")
    .addColumn("blood_group", "text", required)
    .addColumn("units", "integer", required)
    .addColumn("hospital", "text", required)
    .addColumn("city", "text", required)
    .addColumn("needed_by", "text", required)
    .addColumn("contact_name", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("remarks", "text", blank)
    .execute();

  await inbox("shared_stories")
    .addColumn("name", "text", blank)
    .addColumn("unnamed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("email", "text", blank)
    .addColumn("phone", "text", blank)
    .addColumn("city", "text", required)
    .addColumn("programme", "text", blank)
    .addColumn("story", "text", required)
    .addColumn("consent_text", "text", required)
    .addColumn("consented_at", "text", required)
    .execute();

  for (const table of ["blood_requests", "shared_stories"]) {
    await countIndexes(db, table);
    await makeSearchable(db, table, postgres);
  }
}

/** Small indexes to count by: the rows themselves are wide. */
async function countIndexes({ schema }: Kysely<unknown>, table: string): Promise<void> {
  await schema.createIndex(`${table}_received_at`).on(table).column("received_at").execute();
  await schema
    .createIndex(`${table}_unread`)
    .on(table)
    .column("id")
    .where(sql.ref("read_at"), "is", null)
    .execute();
}

/** An index over three letters in a row of a table's search_text, as 004 makes it. */
async function makeSearchable(db: Kysely<unknown>, table: string, postgres: boolean): Promise<void> {
  const rows = sql.table(table);
  const shadowName = `${table}_search`;
  if (postgres) {
    await sql`create index ${sql.ref(shadowName)} on ${rows} using gin (search_text gin_trgm_ops)`.execute(
      db,
    );
    return;
  }
  const shadow = sql.table(shadowName);
  const trigger = (event: string) => sql.ref(`${shadowName}_${event}`);
  const add = sql`insert into ${shadow} (rowid, search_text) values (new.id, new.search_text);`;
  const drop = sql`insert into ${shadow} (${shadow}, rowid, search_text) values ('delete', old.id, old.search_text);`;
  await sql`create virtual table ${shadow} using fts5 (search_text, content=${sql.lit(table)}, content_rowid='id', tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`create trigger ${trigger("insert")} after insert on ${rows} begin ${add} end`.execute(db);
  await sql`create trigger ${trigger("delete")} after delete on ${rows} begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger("update")} after update of search_text on ${rows} begin ${drop} ${add} end`.execute(
    db,
  );
}
