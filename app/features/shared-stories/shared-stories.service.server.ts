import { createFormGuard } from "#server/http/form-guard.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import type { SharedStoryForm } from "./shared-stories.schema.ts";
import { createSharedStory } from "./shared-stories.store.server.ts";

/** Guards the form, whether it comes as a call or as a page's form: both count together. */
export const sharedStoryGuard = memoize((services: Services) => createFormGuard(services, "shared-story"));

/** Keeps the story and notifies the office, both or neither. The mail has neither story nor name: mail is not private. */
export async function receiveSharedStory({ db, clock, env }: Services, form: SharedStoryForm): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  await db.transaction().execute(async (trx) => {
    await createSharedStory(trx, form, now);
    if (!office) return;
    await queueMail(trx, now, {
      to: office,
      content: {
        subject: `A story from ${form.city}`,
        paragraphs: ["Somebody has sent a story through the website. It may be published only after a call."],
        facts: [
          ["City", form.city],
          ["Programme", form.programme],
        ],
        action: { label: "Read the story", url: `${env.siteUrl}/dashboard/shared-stories` },
      },
    });
  });
}
