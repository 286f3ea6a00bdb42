import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What people send, and what of it is searched only by those who may read it. */
const inboxes: Readonly<Record<string, readonly string[]>> = {
  messages: [],
  registrations: ["search_phones"],
  blood_donors: ["search_phones"],
  blood_requests: ["search_phones", "search_medical"],
  shared_stories: ["search_phones"],
  event_guests: ["search_phones"],
  subscribers: [],
};

/**
 * Of each entry of an inbox the number of saves of its note; phones and medical words out of the text that everybody
 * searches who reads the list; and what a form says of a person who is known already, beside what was known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const [table, restricted] of Object.entries(inboxes)) {
    await db.schema
      .alterTable(table)
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    for (const name of restricted) await addText(db, table, name);
    if (restricted.length === 0) continue;
    if (!postgres) await dropIndex(db, table);
    await splitRows(db, table, restricted);
    await makeSearchable(db, table, { restricted, postgres });
  }
  await splitBin(db);
  for (const name of ["proposed_blood_group", "proposed_email"]) await addText(db, "blood_donors", name);
  await db.schema.alterTable("blood_donors").addColumn("proposed_at", "text").execute();
  await addText(db, "event_guests", "other_names");
}

const addText = (db: Kysely<unknown>, table: string, name: string) =>
  db.schema
    .alterTable(table)
    .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
    .execute();

type Row = { search_text: string; phone?: string | null; remarks?: string | null };
type Split = { search_text: string; search_phones: string; search_medical: string };

/** A phone is known by so many of its last digits, however it is written. */
const tellingDigits = 9;
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** What a row was found by is a line for each of its texts, remarks the last of them. */
function split({ search_text, phone, remarks }: Row): Split {
  const lines = search_text.split("\n");
  const medical = remarks?.trim() && lines.length > 1 ? lines.splice(-1) : [];
  const digits = digitsOf(phone ?? "").slice(-tellingDigits);
  const isPhone = (line: string) => digits !== "" && digitsOf(line).includes(digits);
  return {
    search_text: lines.filter((line) => !isPhone(line)).join("\n"),
    search_phones: lines.filter(isPhone).join("\n"),
    search_medical: medical.join("\n"),
  };
}

const rowsAtOnce = 500;

async function splitRows(db: Kysely<unknown>, table: string, restricted: readonly string[]): Promise<void> {
  const columns = ["search_text", ...restricted] as (keyof Split)[];
  const remarks = restricted.includes("search_medical") ? sql`remarks` : sql`null as remarks`;
  for (let above = 0; ; ) {
    const { rows } = await sql<Row & { id: number }>`
      select id, search_text, phone, ${remarks} from ${sql.table(table)}
      where id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    above = last.id;
    const written = rows.map((row) => {
      const texts = split(row);
      return sql`(cast(${row.id} as integer), ${sql.join(columns.map((name) => sql`cast(${texts[name]} as text)`))})`;
    });
    // Both databases name the columns of such a list column1, column2 and so on.
    const assigned = columns.map((name, at) => sql`${sql.ref(name)} = written.${sql.ref(`column${at + 2}`)}`);
    await sql`
      update ${sql.table(table)} set ${sql.join(assigned)}
      from (values ${sql.join(written)}) as written where id = written.column1`.execute(db);
  }
}

/** The same of rows in the bin, which are kept as JSON. */
async function splitBin(db: Kysely<unknown>): Promise<void> {
  const tables = Object.keys(inboxes).filter((table) => inboxes[table]?.length);
  const { rows } = await sql<{ id: number; table_name: string; row: string }>`
    select id, table_name, row from bin_rows where table_name in (${sql.join(tables)})`.execute(db);
  for (const { id, table_name, row } of rows) {
    const values: Row = JSON.parse(row);
    const texts = split(values);
    const kept = Object.fromEntries(
      ["search_text", ...(inboxes[table_name] ?? [])].map((name) => [name, texts[name as keyof Split]]),
    );
    await sql`update bin_rows set row = ${JSON.stringify({ ...values, ...kept })} where id = ${id}`.execute(
      db,
    );
  }
}

async function dropIndex(db: Kysely<unknown>, table: string): Promise<void> {
  for (const event of ["insert", "delete", "update"])
    await sql`drop trigger ${sql.ref(`${table}_search_${event}`)}`.execute(db);
  await sql`drop table ${sql.table(`${table}_search`)}`.execute(db);
}

type Searchable = { restricted: readonly string[]; postgres: boolean };

/** An index over three letters in a row of each text, as 004 makes it of one. */
async function makeSearchable(db: Kysely<unknown>, table: string, { restricted, postgres }: Searchable) {
  const rows = sql.table(table);
  if (postgres) {
    for (const name of restricted)
      await sql`create index ${sql.ref(`${table}_${name}`)} on ${rows}
        using gin (${sql.ref(name)} gin_trgm_ops)`.execute(db);
    return;
  }
  const names = ["search_text", ...restricted];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const shadow = sql.table(`${table}_search`);
  const valuesOf = (row: "new" | "old") => sql.join(names.map((name) => sql.ref(`${row}.${name}`)));
  const trigger = (event: string) => sql.ref(`${table}_search_${event}`);
  const add = sql`insert into ${shadow} (rowid, ${columns}) values (new.id, ${valuesOf("new")});`;
  const drop = sql`insert into ${shadow} (${shadow}, rowid, ${columns}) values ('delete', old.id, ${valuesOf("old")});`;
  await sql`create virtual table ${shadow} using fts5 (${columns}, content=${sql.lit(table)},
    content_rowid='id', tokenize='trigram case_sensitive 1')`.execute(db);
  await sql`insert into ${shadow} (${shadow}) values ('rebuild')`.execute(db);
  await sql`create trigger ${trigger("insert")} after insert on ${rows} begin ${add} end`.execute(db);
  await sql`create trigger ${trigger("delete")} after delete on ${rows} begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger("update")} after update of ${columns} on ${rows}
    begin ${drop} ${add} end`.execute(db);
}
