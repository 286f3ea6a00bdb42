import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { FormOutcome, PublicForm } from "#server/http/public-form.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { type BloodRequestForm, bloodRequestRules } from "./blood-requests.form.ts";
import { bloodRequestMessages } from "./blood-requests.messages.ts";
import { createBloodRequest } from "./blood-requests.store.server.ts";

/** The form, whether it comes as a call or to its page: both count together. */
export const requestForm = memoize(
  (services: Services) =>
    ({
      rules: bloodRequestRules(() => karachiDay(services.clock.now())),
      guard: createFormGuard(services, "blood-request"),
      contact: ({ phone }) => phoneKey(phone),
      thanks: bloodRequestMessages.received,
      receive: (form) => receiveBloodRequest(services, form),
    }) satisfies PublicForm<BloodRequestForm>,
);

/** Keeps the request and notifies the office, both or neither. The mail has the phone: whoever reads it calls at once. */
async function receiveBloodRequest(
  { db, clock, env }: Services,
  form: BloodRequestForm,
): Promise<FormOutcome> {
  const now = clock.now();
  const { office } = env.mail;
  const reference = await db.transaction().execute(async (trx) => {
    const reference = await createBloodRequest(trx, form, now);
    if (!office) return reference;
    await queueMail(trx, now, {
      to: office,
      content: {
        subject: `Blood needed: ${form.bloodGroup}, ${form.city}`,
        paragraphs: ["A family asks for blood."],
        facts: [
          ["Reference", reference],
          ["Phone", form.phone],
          ["Contact", form.contactName],
          ["Blood group", form.bloodGroup],
          ["Units", form.units],
          ["Hospital", form.hospital],
          ["City", form.city],
          ["Until", formatDay(form.neededBy)],
          ["Note", form.remarks],
        ],
        action: { label: "Find donors", url: `${env.siteUrl}/dashboard/blood-donors` },
      },
    });
    return reference;
  });
  const bags = `${form.units} ${form.units === "1" ? "bag" : "bags"}`;
  const until = formatDay(form.neededBy);
  return {
    more: {
      ...{ reference, until, city: form.city, phone: form.phone },
      needed: `Blood needed: ${form.bloodGroup}, ${bags}, ${form.hospital}, ${form.city}, until ${until}.`,
      contact: `Call ${form.contactName}: ${form.phone}`,
    },
  };
}
