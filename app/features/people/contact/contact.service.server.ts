import type { Language } from "#app/contract/language.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { keepAndNotify } from "#server/mail/keep-and-notify.ts";
import { languageFact } from "#server/mail/language-fact.ts";
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

/** A reply to the office's mail goes to the sender. */
const receiveMessage = (services: Services, form: ContactForm, language: Language): Promise<void> =>
  keepAndNotify(services, (trx, now) => createMessage(trx, form, now, language), {
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
      action: { label: "Open the inbox", url: `${services.env.siteUrl}/dashboard/messages` },
    },
  });
