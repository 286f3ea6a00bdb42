import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Search finds any part of a text, by indexes over three letters in a row, in place of the beginnings of words. What
 * the rows are found by is written anew in the form that this needs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  if (postgres) await sql`create extension if not exists pg_trgm`.execute(db);
  for (const [table, source] of Object.entries(sources)) {
    await dropWordIndex(db, table, postgres);
    await foldRows(db, table, source);
    await makeSearchable(db, table, postgres);
  }
}

type Row = Record<string, string | null>;
type Source = { columns: string[]; parts: (row: Row) => (string | null | undefined)[] };

const plain = (...columns: string[]): Source => ({
  columns,
  parts: (row) => columns.map((column) => row[column]),
});
const longestChange = 2000;

const sources: Record<string, Source> = {
  blog_posts: plain("title", "excerpt", "author_name"),
  messages: plain("name", "email", "subject", "message"),
  registrations: {
    columns: ["name", "email", "phone", "city", "details"],
    parts: ({ details, ...row }) => [...Object.values(row), ...texts(JSON.parse(details ?? "{}"))],
  },
  // The phone as the donor wrote it stands nowhere else than in the words of before.
  blood_donors: plain("full_name", "phone", "email", "city", "blood_group", "search_text"),
  subscribers: plain("email"),
  audit_log: {
    columns: ["user_name", "action", "noun", "noun_id", "before", "after"],
    parts: (row) => [
      ...[row.user_name, row.action, row.noun, row.noun_id],
      ...[row.before?.slice(0, longestChange), row.after?.slice(0, longestChange)],
    ],
  },
};

const texts = (details: object) => Object.values(details).filter((value) => typeof value === "string");

async function dropWordIndex(db: Kysely<unknown>, table: string, postgres: boolean): Promise<void> {
  if (postgres) {
    await sql`drop index ${sql.ref(`${table}_search`)}`.execute(db);
    return;
  }
  for (const event of ["insert", "delete", "update"]) {
    await sql`drop trigger ${sql.ref(`${table}_search_${event}`)}`.execute(db);
  }
  await sql`drop table ${sql.table(`${table}_search`)}`.execute(db);
}

const rowsAtOnce = 500;

async function foldRows(db: Kysely<unknown>, table: string, { columns, parts }: Source): Promise<void> {
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  for (let above = 0; ; ) {
    const { rows } = await sql<Row & { id: number }>`
      select id, ${wanted} from ${sql.table(table)} where id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    above = last.id;
    const folded = rows.map(
      ({ id, ...row }) => sql`(cast(${id} as integer), cast(${foldedText(parts(row))} as text))`,
    );
    // Both databases name the columns of such a list column1 and column2.
    await sql`
      update ${sql.table(table)} set search_text = folded.column2
      from (values ${sql.join(folded)}) as folded where id = folded.column1`.execute(db);
  }
}

const foldedText = (all: (string | null | undefined)[]) =>
  all
    .map((part) => fold(part ?? ""))
    .filter(Boolean)
    .join("\n");

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();

/** An index over three letters in a row of a table's search_text: FTS5 kept in step by triggers, or GIN. */
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
  // The texts are folded already: the tokenizer is to compare them as they are.
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
