import { formatDay } from "#app/lib/dates.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import type { BloodRequestForm } from "./blood-requests.schema.ts";
import { createBloodRequest } from "./blood-requests.store.server.ts";

/** Guards the form, whether it comes as a call or as a page's form: both count together. */
export const bloodRequestGuard = memoize((services: Services) => createFormGuard(services, "blood-request"));

/** Keeps the request and notifies the office, both or neither. The mail has the phone: whoever reads it calls at once. */
export async function receiveBloodRequest(
  { db, clock, env }: Services,
  form: BloodRequestForm,
): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  await db.transaction().execute(async (trx) => {
    await createBloodRequest(trx, form, now);
    if (!office) return;
    await queueMail(trx, now, {
      to: office,
      content: {
        subject: `Blood needed: ${form.bloodGroup}, ${form.city}`,
        paragraphs: ["A family asks for blood."],
        facts: [
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
  });
}
