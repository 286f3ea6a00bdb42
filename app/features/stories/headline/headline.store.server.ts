import type { Language } from "#app/contract/language.ts";
import { inLanguage, withUrdu } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import { outdatedTextsAfter } from "#server/outdated-texts.ts";
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

/**
 * Without Urdu the Urdu that is stored stays.
 * @param over what was found there: with anything else in its place nothing is written. Undefined: over whatever there is
 * @returns whether it was written
 */
export async function saveHeadline(
  db: Db,
  line: HeadlineForm,
  now: Date,
  over?: { found: Headline | undefined },
): Promise<boolean> {
  const before = await db
    .selectFrom("headline")
    .select(["headline", "headline_ur", "outdated_texts"])
    .where("id", "=", 1)
    .executeTakeFirst();
  const outdated_texts = outdatedTextsAfter(before, line, now);
  const row = { ...line, outdated_texts, updated_at: now.toISOString() };
  const insert = db.insertInto("headline").values({ id: 1, ...row });
  const saved = await insert
    .onConflict((conflict) => {
      if (over && !over.found) return conflict.column("id").doNothing();
      const update = conflict.column("id").doUpdateSet(row);
      if (!over?.found) return update;
      const { headline, headline_ur = "" } = over.found;
      return update.where("headline.headline", "=", headline).where("headline.headline_ur", "=", headline_ur);
    })
    .executeTakeFirst();
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
