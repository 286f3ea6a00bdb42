import { createFormGuard } from "#server/http/form-guard.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import type { DonorForm } from "./blood-donors.schema.ts";
import { saveDonor } from "./blood-donors.store.server.ts";

/** Guards the form, whether it comes as a call or as a page's form: both count together. */
export const donorGuard = memoize((services: Services) => createFormGuard(services, "blood-donor"));

/** Keeps the donor and notifies the office, both or neither. The mail names group and city only: mail is not private. */
export async function receiveDonor({ db, clock, env }: Services, form: DonorForm): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  await db.transaction().execute(async (trx) => {
    await saveDonor(trx, form, now);
    if (!office) return;
    await queueMail(trx, now, {
      to: office,
      content: {
        subject: `Blood donor ${form.bloodGroup}, ${form.city}`,
        paragraphs: ["A blood donor has registered or brought the entry up to date."],
        facts: [
          ["Blood group", form.bloodGroup],
          ["City", form.city],
        ],
        action: { label: "Open the donors", url: `${env.siteUrl}/dashboard/blood-donors` },
      },
    });
  });
}
