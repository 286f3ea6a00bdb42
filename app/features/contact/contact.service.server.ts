import { createFormGuard } from "#server/http/form-guard.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import type { ContactForm } from "./contact.schema.ts";
import { createMessage } from "./contact.store.server.ts";

/** Guards the form, whether it comes as a call or as a page's form: both count together. */
export const contactGuard = memoize((services: Services) => createFormGuard(services, "contact"));

/** Keeps the message and notifies the office, both or neither. A reply to that mail goes to the sender. */
export async function receiveMessage({ db, clock, env }: Services, form: ContactForm): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  await db.transaction().execute(async (trx) => {
    await createMessage(trx, form, now);
    if (!office) return;
    await queueMail(trx, now, {
      to: office,
      replyTo: form.email,
      content: {
        subject: form.subject ? `Message: ${form.subject}` : `Message from ${form.name}`,
        paragraphs: ["Somebody has written through the contact form."],
        facts: [
          ["Name", form.name],
          ["Email", form.email],
          ["Message", form.message],
        ],
        action: { label: "Open the inbox", url: `${env.siteUrl}/dashboard/messages` },
      },
    });
  });
}
