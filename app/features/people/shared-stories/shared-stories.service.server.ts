import type { Language } from "#app/contract/language.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import type { Db } from "#server/db/connect.ts";
import { searchTexts } from "#server/db/search.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { keepAndNotify, languageFact } from "#server/mail/keep-and-notify.ts";
import { memoize } from "#server/memoize.ts";
import { type SharedStoryForm, sharedStoryRules } from "./shared-stories.form.ts";
import { sharedStoriesTable } from "./shared-stories.table.ts";
import { sharedStoryWords } from "./shared-stories.words.ts";

/** In each language. */
export const sharedStoryRulesIn = rulesIn(sharedStoryRules, sharedStoryWords);

/** The form's guard, whether it comes as a call or to its page: both count together. */
export const storyGuard = memoize((deps: Deps) => createFormGuard(deps, "shared-story"));

export const storyForm = (deps: Deps, language: Language = "en"): PublicForm<SharedStoryForm> => ({
  rules: sharedStoryRulesIn[language],
  guard: storyGuard(deps),
  language,
  contact: ({ email, phone }) => email || phone,
  thanks: textIn(language, sharedStoryWords)("received"),
  receive: (form) => receiveSharedStory(deps, form, language),
});

/** The office's mail has neither story nor name: mail is not private. */
const receiveSharedStory = (deps: Deps, form: SharedStoryForm, language: Language): Promise<void> =>
  keepAndNotify(deps, (trx, now) => createSharedStory(trx, form, now, language), {
    content: {
      subject: `A story from ${form.city}`,
      paragraphs: [
        "Somebody has sent a story through the website. Call or write to them before you publish it.",
      ],
      facts: [["City", form.city], ["Programme", form.programme], ...languageFact(language)],
      action: { label: "Read the story", url: `${deps.env.siteUrl}/dashboard/shared-stories` },
    },
  });

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
