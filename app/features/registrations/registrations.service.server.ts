import { registrationQuestions } from "#content/registration-pages.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { registrationMessages } from "./registrations.form.ts";
import { type RegistrationForm, registrationForm } from "./registrations.schema.ts";
import { createRegistration } from "./registrations.store.server.ts";

/** The form of every kind, whether it comes as a call or to its page: all count together. */
export const registrations = memoize(
  (services: Services): PublicForm<RegistrationForm> => ({
    rules: { schema: registrationForm },
    guard: createFormGuard(services, "registration"),
    contact: ({ email }) => email,
    thanks: registrationMessages.received,
    receive: (form) => receiveRegistration(services, form),
  }),
);

/** Keeps the registration and notifies the office, both or neither. */
async function receiveRegistration({ db, clock, env }: Services, form: RegistrationForm): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  const answered = registrationQuestions(form.kind, "en").map(({ field, label }): [string, string] => [
    label,
    form.details[field] ?? "",
  ]);
  await db.transaction().execute(async (trx) => {
    await createRegistration(trx, form, now);
    if (!office) return;
    await queueMail(trx, now, {
      to: office,
      replyTo: form.email,
      content: {
        subject: `New registration: ${form.kind}`,
        paragraphs: ["Somebody has registered on the website."],
        facts: [["Name", form.name], ["Phone", form.phone], ["City", form.city], ...answered],
        action: { label: "Open the registrations", url: `${env.siteUrl}/dashboard/registrations` },
      },
    });
  });
}
