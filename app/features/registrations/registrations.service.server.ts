import { createFormGuard } from "#server/http/form-guard.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { questions } from "./registrations.messages.ts";
import type { RegistrationForm } from "./registrations.schema.ts";
import { createRegistration } from "./registrations.store.server.ts";

/** Guards the form, whether it comes as a call or as a page's form: both count together. */
export const registrationGuard = memoize((services: Services) => createFormGuard(services, "registration"));

/** Keeps the registration and notifies the office, both or neither. */
export async function receiveRegistration(
  { db, clock, env }: Services,
  form: RegistrationForm,
): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  const answered = questions[form.kind].map(({ field, label }): [string, string] => [
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
