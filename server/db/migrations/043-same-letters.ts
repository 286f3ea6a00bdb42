import { type Kysely, sql } from "kysely";

const tables = [
  "blog_posts",
  "events",
  "messages",
  "registrations",
  "blood_donors",
  "blood_requests",
  "shared_stories",
  "event_guests",
  "subscribers",
  "audit_log",
  "donations",
  "pledges",
  "transfer_reports",
  "pictures",
];

/**
 * Search takes the letters and digits of every keyboard for the same: what rows are found by is written so, also of
 * those in the bin. What was stored has lost the hamza of a final ye already: until it is saved again, a text with گۓ
 * is found by گے.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await rewrite(db, table, "search_text", fold);
  await rewrite(db, "bin_rows", "row", (json) => {
    const { search_text, ...row } = JSON.parse(json);
    return typeof search_text === "string"
      ? JSON.stringify({ ...row, search_text: fold(search_text) })
      : json;
  });
}

const rowsAtOnce = 500;

async function rewrite(db: Kysely<unknown>, table: string, column: string, write: (text: string) => string) {
  const text = sql.ref(column);
  for (let above = 0; ; ) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, ${text} as text from ${sql.table(table)}
      where id > ${above} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    above = last.id;
    const changed = rows
      .map((row) => ({ ...row, written: write(row.text) }))
      .filter((row) => row.written !== row.text)
      .map(({ id, written }) => sql`(cast(${id} as integer), cast(${written} as text))`);
    if (changed.length === 0) continue;
    // Both databases name the columns of such a list column1 and column2.
    await sql`
      update ${sql.table(table)} set ${text} = written.column2
      from (values ${sql.join(changed)}) as written where id = written.column1`.execute(db);
  }
}

/** Of a text that is folded as it was until now. */
const fold = (text: string) =>
  text
    .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(/(\d)،(?=\d)/g, "$1,")
    .replace(/(\d)۔(?=\d)/g, "$1.")
    .replace(/(\d)؍(?=\d)/g, "$1/")
    .replace(/[يىېۍ]/g, "ی")
    .replace(/[كڪ]/g, "ک")
    .replace(/[هەۃةھ]/g, "ہ")
    .replace(/[ٱٲٳ]/g, "ا")
    .replace(/[ـءٴ]/g, "")
    .replace(/ {2,}/g, " ")
    .replace(/^ | $/gm, "");
