import type { Selectable } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { SharedStoriesTable } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import { type SharedStoryForm, storyConsentText } from "./shared-stories.form.ts";

export type SharedStoryRow = Selectable<SharedStoriesTable>;

/** Keeps a story with the words that its sender agreed to. */
export async function createSharedStory(db: Db, form: SharedStoryForm, now: Date): Promise<void> {
  const { name, unnamed, email, phone, city, programme, story } = form;
  const time = now.toISOString();
  await db
    .insertInto("shared_stories")
    .values({
      ...{ name, email, phone, city, programme, story },
      unnamed: unnamed ? 1 : 0,
      consent_text: storyConsentText,
      consented_at: time,
      received_at: time,
      search_text: searchText(name, email, phone, city, programme, story),
    })
    .execute();
}
