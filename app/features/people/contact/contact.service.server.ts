import type { Language } from "#app/contract/language.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { keepAndNotify, languageFact } from "#server/mail/keep-and-notify.ts";
import { memoize } from "#server/memoize.ts";
import { type ContactForm, contactRules } from "./contact.form.ts";
import { createMessage } from "./contact.store.server.ts";
import { contactWords } from "./contact.words.ts";

/** In each language. */
export const contactRulesIn = rulesIn(contactRules, contactWords);

/** The form's guard, whether it comes as a call or to its page: both count together. */
export const contactGuard = memoize((deps: Deps) => createFormGuard(deps, "contact"));

export const contactForm = (deps: Deps, language: Language = "en"): PublicForm<ContactForm> => ({
  rules: contactRulesIn[language],
  guard: contactGuard(deps),
  language,
  contact: ({ email }) => email,
  thanks: textIn(language, contactWords)("sent"),
  receive: (form) => receiveMessage(deps, form, language),
});

/** A reply to the office's mail goes to the sender. */
const receiveMessage = (deps: Deps, form: ContactForm, language: Language): Promise<void> =>
  keepAndNotify(deps, (trx, now) => createMessage(trx, form, now, language), {
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
      action: { label: "Open the inbox", url: `${deps.env.siteUrl}/dashboard/messages` },
    },
  });
