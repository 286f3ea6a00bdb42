import type { Language } from "#app/contract/language.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { languageFact } from "#server/mail/language-fact.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { type ContactForm, contactRules } from "./contact.form.ts";
import { createMessage } from "./contact.store.server.ts";
import { contactWords } from "./contact.words.ts";

/** In each language. */
export const contactRulesIn = rulesIn(contactRules, contactWords);

/** The form's guard, whether it comes as a call or to its page: both count together. */
export const contactGuard = memoize((services: Services) => createFormGuard(services, "contact"));

export const contactForm = (services: Services, language: Language = "en"): PublicForm<ContactForm> => ({
  rules: contactRulesIn[language],
  guard: contactGuard(services),
  language,
  contact: ({ email }) => email,
  thanks: textIn(language, contactWords)("sent"),
  receive: (form) => receiveMessage(services, form, language),
});

/** Keeps the message and notifies the office, both or neither. A reply to that mail goes to the sender. */
async function receiveMessage(
  { db, clock, env }: Services,
  form: ContactForm,
  language: Language,
): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  await db.transaction().execute(async (trx) => {
    await createMessage(trx, form, now, language);
    if (!office) return;
    await queueMail(trx, now, {
      to: office,
      replyTo: form.email,
      content: {
        subject: form.subject ? `Message: ${form.subject}` : `Message from ${form.name}`,
        paragraphs: ["Somebody has sent a message through the contact form."],
        facts: [
          ["Name", form.name],
          ["Email", form.email],
          ["Message", form.message],
          ...languageFact(language),
        ],
        action: { label: "Open the inbox", url: `${env.siteUrl}/dashboard/messages` },
      },
    });
  });
}
