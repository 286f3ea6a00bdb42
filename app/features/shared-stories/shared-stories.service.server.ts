import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { type SharedStoryForm, sharedStoryMessages, sharedStoryRules } from "./shared-stories.form.ts";
import { createSharedStory } from "./shared-stories.store.server.ts";

/** The form, whether it comes as a call or to its page: both count together. */
export const storyForm = memoize(
  (services: Services): PublicForm<SharedStoryForm> => ({
    rules: sharedStoryRules,
    guard: createFormGuard(services, "shared-story"),
    contact: ({ email, phone }) => email || phone,
    thanks: sharedStoryMessages.received,
    receive: (form) => receiveSharedStory(services, form),
  }),
);

/** Keeps the story and notifies the office, both or neither. The mail has neither story nor name: mail is not private. */
async function receiveSharedStory({ db, clock, env }: Services, form: SharedStoryForm): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  await db.transaction().execute(async (trx) => {
    await createSharedStory(trx, form, now);
    if (!office) return;
    await queueMail(trx, now, {
      to: office,
      content: {
        subject: `A story from ${form.city}`,
        paragraphs: [
          "Somebody has sent a story through the website. Call or write to them before you publish it.",
        ],
        facts: [
          ["City", form.city],
          ["Programme", form.programme],
        ],
        action: { label: "Read the story", url: `${env.siteUrl}/dashboard/shared-stories` },
      },
    });
  });
}
