import type { Language } from "#app/contract/language.ts";
import { inLanguage, withUrdu } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import type { Headline, HeadlineForm } from "./headline.schema.ts";

/** The line that staff edit in the dashboard's top bar; undefined until there is one. */
export async function readHeadline(db: Db): Promise<Headline | undefined> {
  const row = await db
    .selectFrom("headline")
    .select(["headline", "headline_ur"])
    .where("id", "=", 1)
    .executeTakeFirst();
  return row && withUrdu(row);
}

/** The line as visitors read it in a language. */
export async function readShownHeadline(db: Db, language: Language): Promise<string | undefined> {
  const row = await readHeadline(db);
  return row && inLanguage(row, language).headline;
}

/** Without Urdu the Urdu that is stored stays. */
export async function saveHeadline(db: Db, line: HeadlineForm, now: Date): Promise<void> {
  const row = { ...line, updated_at: now.toISOString() };
  await db
    .insertInto("headline")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
