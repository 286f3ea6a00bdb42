import type { Language } from "#app/contract/language.ts";
import { formWords } from "#app/lib/form.words.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { textIn } from "#app/lib/words.server.ts";
import { registrationQuestions } from "#content/registration-pages.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { FormOutcome, PublicForm } from "#server/http/public-form.ts";
import { languageFact, mailOffice } from "#server/mail/keep-and-notify.ts";
import { memoize } from "#server/memoize.ts";
import { type RegistrationForm, registrationForm } from "./registrations.schema.ts";
import { createRegistration } from "./registrations.store.server.ts";
import { registrationWords } from "./registrations.words.ts";

const schemaIn = (language: Language) =>
  registrationForm({ t: textIn(language, registrationWords), form: textIn(language, formWords) }, language);

/** In each language. */
export const registrationFormIn = { en: schemaIn("en"), ur: schemaIn("ur") };

/** The guard of the forms of every kind, whether they come as a call or to their page: all count together. */
export const registrationGuard = memoize((deps: Deps) => createFormGuard(deps, "registration"));

export const registrations = (deps: Deps, language: Language = "en"): PublicForm<RegistrationForm> => ({
  rules: { schema: registrationFormIn[language] },
  guard: registrationGuard(deps),
  language,
  contact: ({ email, phone }) => email || phoneKey(phone),
  thanks: textIn(language, registrationWords)("received"),
  receive: (form) => receiveRegistration(deps, form, language),
});

/** Keeps the registration and notifies the office, both or neither. */
async function receiveRegistration(
  deps: Deps,
  form: RegistrationForm,
  language: Language,
): Promise<FormOutcome> {
  const { db, clock, env } = deps;
  const now = clock.now();
  const answered = registrationQuestions(form.kind, "en").map(({ field, label }): [string, string] => [
    label,
    form.details[field] ?? "",
  ]);
  await db.transaction().execute(async (trx) => {
    await createRegistration(trx, form, now, language);
    await mailOffice(deps, trx, now, {
      replyTo: form.email || undefined,
      content: {
        subject: `New registration: ${form.kind}`,
        paragraphs: ["Somebody has registered on the website."],
        facts: [
          ["Name", form.name],
          ["Phone", form.phone],
          ["City", form.city],
          ...answered,
          ...languageFact(language),
        ],
        action: { label: "Open the registrations", url: `${env.siteUrl}/dashboard/registrations` },
      },
    });
  });
  return form.email ? {} : { thanks: textIn(language, registrationWords)("receivedWithoutEmail") };
}
