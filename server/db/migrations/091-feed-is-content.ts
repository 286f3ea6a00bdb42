import { type Kysely, sql } from "kysely";

type Update = {
  slot: number;
  title: string;
  title_ur: string;
  description: string;
  description_ur: string;
  date: string;
  date_ur: string;
  icon: string;
  link: string;
  is_sample: number;
  outdated_texts: string;
};
type Marks = Record<string, object | undefined>;

const icons = ["Home", "HandHelping", "CalendarCheck", "Leaf", "Heart", "ListPlus", "TrendingUp"];

/** The three updates of the home page become the content 'feed', with who has saved them last, as far as the log says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Update>`select * from impact_updates order by slot`.execute(db);
  if (rows.length === 3) {
    const entries = rows.map((row, at) => [`update${at + 1}`, contentOf(row)]);
    const value = JSON.stringify(Object.fromEntries(entries));
    const { rows: saves } = await sql<{ at: string; user_name: string }>`
      select at, user_name from audit_log where noun = 'impact feed' order by id desc limit 1`.execute(db);
    const { at = new Date().toISOString(), user_name = "" } = saves[0] ?? {};
    const isSample = rows.some(({ is_sample }) => is_sample === 1) ? 1 : 0;
    await sql`insert into content (name, value, version, updated_at, is_sample)
      values ('feed', ${value}, 1, ${at}, ${isSample})`.execute(db);
    // A sample is nobody's save.
    if (!isSample)
      await sql`insert into versions (noun, row_id, version, action, value, changes, saved_at, user_name)
        values ('content', 'feed', 1, 'save', ${value}, 0, ${at}, ${user_name})`.execute(db);
  }
  await db.schema.dropTable("impact_updates").execute();
  await markDays(db);
}

/** A mark from before its day was kept gets the shape of the others: no text has this checksum. */
async function markDays(db: Kysely<unknown>): Promise<void> {
  const [old, mark] = ['"stale":true', '"stale":{"language":"ur","since":"","was":-1}'];
  for (const table of ["content", "versions"]) {
    await sql`update ${sql.table(table)} set value = replace(value, ${old}, ${mark})
      where value like ${`%${old}%`}`.execute(db);
  }
}

function contentOf(row: Update) {
  const marks: Marks = row.outdated_texts === "" ? {} : JSON.parse(row.outdated_texts);
  const text = (en: string, ur: string, mark: object | undefined) =>
    ur === "" ? { en } : { en, ur, ...(mark && { stale: mark }) };
  return {
    title: text(row.title, row.title_ur, marks.title),
    date: text(row.date, row.date_ur, marks.date),
    description: text(row.description, row.description_ur, marks.description),
    icon: icons.includes(row.icon) ? row.icon : "ListPlus",
    link: row.link,
  };
}
