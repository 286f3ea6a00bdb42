import { type Kysely, PostgresAdapter, sql } from "kysely";

/** By table the columns that a search reads, each with the texts in Urdu that it is made from. */
const searched: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  blog_posts: {
    search_text: ["title", "excerpt", "summary", "author_name", "title_ur", "excerpt_ur", "summary_ur"],
  },
  events: {
    search_text: ["title", "location", "description", "title_ur", "location_ur", "description_ur"],
  },
  messages: { search_text: ["name", "subject", "message"] },
  registrations: { search_text: ["name", "city", "details"], search_phones: [] },
  blood_donors: { search_text: ["full_name", "city"], search_phones: [] },
  blood_requests: {
    search_text: ["hospital", "city", "contact_name"],
    search_phones: [],
    search_medical: ["remarks"],
  },
  shared_stories: { search_text: ["name", "city", "programme", "story"], search_phones: [] },
  event_guests: { search_text: ["name", "event_title"], search_phones: [] },
  subscribers: { search_text: [] },
  audit_log: { search_text: ["user_name", "name"] },
  donations: { search_text: ["donor_name", "donor_reference", "dedication"] },
  pledges: { search_text: ["donor_name"] },
  transfer_reports: { search_text: ["account_name", "bank_name"] },
  help_requests: { search_text: ["name", "asked_by", "city", "area"] },
  pictures: { search_text: ["alt"] },
};

/** The columns with a phone as its key. Where it stands once, the columns within whose values it does. */
const keys: readonly (readonly [table: string, column: string, onceWithin?: readonly string[]])[] = [
  ["blood_donors", "phone", []],
  ["event_guests", "phone", ["event_id"]],
  ["help_requests", "phone"],
  ["donations", "donor_phone"],
];

/**
 * A number is found however it is typed: what rows are found by has the key of each number, also in the bin. Land lines of
 * nine digits, and others that are no mobile, have one key. Where two rows would have the same key the later keeps its own.
 * A hamza above a letter that has no form with one is a ye: مسٔلہ.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, onceWithin] of keys) await renewKeys(db, table, column, onceWithin);
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const [table, columns] of Object.entries(searched)) {
    const rewriteAll = async () => {
      for (const [column, texts] of Object.entries(columns)) await rewrite(db, table, column, texts);
    };
    await (postgres ? rewriteAll() : withoutIndex(db, table, rewriteAll));
  }
  const { rows } = await sql<BinRow>`select id, table_name, phone, row from bin_rows`.execute(db);
  for (const binned of rows) {
    const phone = keys.some(([table]) => table === binned.table_name) ? keyOf(binned.phone) : binned.phone;
    const row = renewedRow(binned);
    if (row !== binned.row || phone !== binned.phone)
      await sql`update bin_rows set row = ${row}, phone = ${phone} where id = ${binned.id}`.execute(db);
  }
}

type BinRow = { id: number; table_name: string; phone: string; row: string };

function renewedRow({ table_name, row: json }: BinRow): string {
  const row: Record<string, unknown> = JSON.parse(json);
  for (const [column, texts] of Object.entries(searched[table_name] ?? {})) {
    const text = row[column];
    if (typeof text === "string")
      row[column] = renewed(
        text,
        texts.map((name) => row[name]),
      );
  }
  for (const [table, column] of keys) {
    const key = row[column];
    if (table === table_name && typeof key === "string") row[column] = keyOf(key);
  }
  return JSON.stringify(row);
}

async function renewKeys(db: Kysely<unknown>, table: string, column: string, onceWithin?: readonly string[]) {
  const key = sql.ref(column);
  const { rows } = await sql<{ id: number; key: string }>`
    select id, ${key} as key from ${sql.table(table)} where ${key} like '0%' or ${key} like '92%'`.execute(
    db,
  );
  for (const { id, key: was } of rows) {
    const now = keyOf(was);
    if (now === was) continue;
    const others = onceWithin?.map(
      (name) => sql` and other.${sql.ref(name)} = ${sql.ref(`${table}.${name}`)}`,
    );
    const isFree = others
      ? sql`and not exists (select 1 from ${sql.table(table)} as other where other.${key} = ${now}${sql.join(others, sql``)})`
      : sql``;
    await sql`update ${sql.table(table)} set ${key} = ${now} where id = ${id} ${isFree}`.execute(db);
  }
}

/** FTS5 takes 2 ms to forget the text of a row, and makes the whole index of 200,000 anew in some seconds. */
async function withoutIndex(db: Kysely<unknown>, table: string, work: () => Promise<void>) {
  const index = `${table}_search`;
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'trigger' and name = ${`${index}_update`}`.execute(db);
  await sql`drop trigger ${sql.table(`${index}_update`)}`.execute(db);
  await work();
  await sql`insert into ${sql.table(index)} (${sql.table(index)}) values ('rebuild')`.execute(db);
  for (const { sql: trigger } of rows) await sql.raw(trigger).execute(db);
}

const rowsAtOnce = 500;

async function rewrite(db: Kysely<unknown>, table: string, column: string, texts: readonly string[]) {
  for (let above = 0; ; ) {
    const { rows } = await sql<Readonly<Record<string, string | null>> & { id: number }>`
      select id, ${sql.join([column, ...texts].map((name) => sql.ref(name)))} from ${sql.table(table)}
      where id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    above = last.id;
    const changed = rows
      .map((row) => ({
        id: row.id,
        was: row[column],
        written: renewed(
          row[column] ?? "",
          texts.map((name) => row[name]),
        ),
      }))
      .filter(({ was, written }) => written !== was)
      .map(({ id, written }) => sql`(cast(${id} as integer), cast(${written} as text))`);
    if (changed.length === 0) continue;
    // Both databases name the columns of such a list column1 and column2.
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = written.column2
      from (values ${sql.join(changed)}) as written where id = written.column1`.execute(db);
  }
}

/** What was folded, with a line for each number, and for each word with such a hamza. */
function renewed(folded: string, texts: readonly unknown[]): string {
  const lines = folded === "" ? [] : folded.split("\n");
  const words = texts.flatMap((text) => (typeof text === "string" ? wordsWithHamza(text) : []));
  return [...new Set([...lines, ...lines.flatMap(numbersIn), ...words])].join("\n");
}

/** Of a folded line: its digits are Western ones. */
const numbersIn = (line: string) =>
  (line.match(/\d(?:[ \t()+./-]{0,3}\d)*/g) ?? []).map(keyOf).filter((key) => key.length >= 7);

function keyOf(typed: string): string {
  const digits = typed.replace(/\D/g, "").replace(/^00/, "");
  const line = /^(?:920?|0)(\d{8,11})$/.exec(digits)?.[1] ?? /^3\d{9}$/.exec(digits)?.[0];
  return line === undefined ? digits : `92${line}`;
}

const hamza = /(?<=[^\P{L}اوىيیےهہھۀۂۃە])\u0654/gu;

const wordsWithHamza = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => word.search(hamza) >= 0)
    .map((word) =>
      word
        .replace(hamza, "ی")
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .replace(/[يىېۍ]/g, "ی")
        .replace(/[كڪ]/g, "ک")
        .replace(/[هەۃةھ]/g, "ہ")
        .replace(/[ٱٲٳ]/g, "ا")
        .replace(/[ـءٴ]/g, "")
        .toLowerCase(),
    );
