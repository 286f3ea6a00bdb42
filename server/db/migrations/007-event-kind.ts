import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Events have a kind, and are found by their words as other rows are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .alterTable("events")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("event"))
    .execute();
  await db.schema
    .alterTable("events")
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await fillRows(db);
  await makeSearchable(db, "events", postgres);
}

type Row = { id: number; title: string; location: string; description: string };

const rowsAtOnce = 500;

/** What a title or a description says of giving blood; no SQL of both databases can ask that. */
async function fillRows(db: Kysely<unknown>): Promise<void> {
  for (let above = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, title, location, description from events
      where id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    above = last.id;
    const filled = rows.map(
      (row) =>
        sql`(cast(${row.id} as integer), cast(${kindOf(row)} as text), cast(${foldedText(row)} as text))`,
    );
    // Both databases name the columns of such a list column1, column2 and column3.
    await sql`
      update events set kind = filled.column2, search_text = filled.column3
      from (values ${sql.join(filled)}) as filled where id = filled.column1`.execute(db);
  }
}

const givenBlood = /\bblood\b(?!\s+(?:pressure|sugar|tests?|glucose)\b)|خون/iu;
const aboutGiving =
  /\bblood\s+(?:drive|camp|donation|donor|bank)|\b(?:donat\w*|giv\w+)\s+blood\b|عطی[ہۂ]\s*خون|خون\s+کا\s+عطی[ہۂ]/iu;

const kindOf = ({ title, description }: Row) =>
  givenBlood.test(title) || aboutGiving.test(description) ? "blood-drive" : "event";

const foldedText = ({ title, location, description }: Row) =>
  [title, location, description].map(fold).filter(Boolean).join("\n");

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();

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
  await sql`insert into ${shadow} (${shadow}) values ('rebuild')`.execute(db);
  await sql`create trigger ${trigger("insert")} after insert on ${rows} begin ${add} end`.execute(db);
  await sql`create trigger ${trigger("delete")} after delete on ${rows} begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger("update")} after update of search_text on ${rows} begin ${drop} ${add} end`.execute(
    db,
  );
}
