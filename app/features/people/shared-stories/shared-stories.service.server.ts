import type { Language } from "#app/contract/language.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { languageFact } from "#server/mail/language-fact.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { type SharedStoryForm, sharedStoryRules } from "./shared-stories.form.ts";
import { createSharedStory } from "./shared-stories.store.server.ts";
import { sharedStoryWords } from "./shared-stories.words.ts";

/** In each language. */
export const sharedStoryRulesIn = rulesIn(sharedStoryRules, sharedStoryWords);

/** The form's guard, whether it comes as a call or to its page: both count together. */
export const storyGuard = memoize((services: Services) => createFormGuard(services, "shared-story"));

export const storyForm = (services: Services, language: Language = "en"): PublicForm<SharedStoryForm> => ({
  rules: sharedStoryRulesIn[language],
  guard: storyGuard(services),
  language,
  contact: ({ email, phone }) => email || phone,
  thanks: textIn(language, sharedStoryWords)("received"),
  receive: (form) => receiveSharedStory(services, form, language),
});

/** Keeps the story and notifies the office, both or neither. The mail has neither story nor name: mail is not private. */
async function receiveSharedStory(
  { db, clock, env }: Services,
  form: SharedStoryForm,
  language: Language,
): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  await db.transaction().execute(async (trx) => {
    await createSharedStory(trx, form, now, language);
    if (!office) return;
    await queueMail(trx, now, {
      to: office,
      content: {
        subject: `A story from ${form.city}`,
        paragraphs: [
          "Somebody has sent a story through the website. Call or write to them before you publish it.",
        ],
        facts: [["City", form.city], ["Programme", form.programme], ...languageFact(language)],
        action: { label: "Read the story", url: `${env.siteUrl}/dashboard/shared-stories` },
      },
    });
  });
}
