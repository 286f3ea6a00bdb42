import type { Language } from "#app/contract/language.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Db } from "#server/db/connect.ts";
import { searchTexts } from "#server/db/search.ts";
import type { SharedStoryForm } from "./shared-stories.form.ts";
import { sharedStoriesTable } from "./shared-stories.table.ts";
import { sharedStoryWords } from "./shared-stories.words.ts";

/** Keeps a story with the words that its sender agreed to. */
export async function createSharedStory(
  db: Db,
  form: SharedStoryForm,
  now: Date,
  language: Language = "en",
): Promise<void> {
  const { name, unnamed, email, phone, city, programme, story } = form;
  const row = { name, email, phone, city, programme, story };
  const time = now.toISOString();
  await db
    .insertInto("shared_stories")
    .values({
      ...row,
      language,
      unnamed: unnamed ? 1 : 0,
      consent_text: textIn(language, sharedStoryWords)("consent"),
      consented_at: time,
      received_at: time,
      ...searchTexts(sharedStoriesTable, row),
    })
    .execute();
}
