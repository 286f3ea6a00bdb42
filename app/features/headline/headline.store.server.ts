import type { Language } from "#app/contract/language.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";

/** The line that staff edit in the dashboard's top bar; undefined until there is one. */
export async function readHeadline(db: Db, language: Language = "en"): Promise<string | undefined> {
  const row = await db
    .selectFrom("headline")
    .select(["headline", "headline_ur"])
    .where("id", "=", 1)
    .executeTakeFirst();
  return row && inLanguage(row, language).headline;
}

export async function saveHeadline(db: Db, headline: string, now: Date): Promise<void> {
  const row = { headline, updated_at: now.toISOString() };
  await db
    .insertInto("headline")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
