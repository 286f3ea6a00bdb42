import { karachiDay } from "#app/lib/dates.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { type DonorForm, donorRules, restNote } from "./blood-donors.form.ts";
import { bloodDonorMessages } from "./blood-donors.messages.ts";
import { saveDonor } from "./blood-donors.store.server.ts";

/** The form, whether it comes as a call or to its page: both count together. */
export const donorForm = memoize((services: Services) => {
  const today = () => karachiDay(services.clock.now());
  return {
    rules: donorRules(today),
    guard: createFormGuard(services, "blood-donor"),
    contact: ({ phone }) => phone,
    thanks: bloodDonorMessages.registered,
    note: (form) => restNote(form, today()),
    receive: (form) => receiveDonor(services, form),
  } satisfies PublicForm<DonorForm>;
});

/** Keeps the donor and notifies the office, both or neither. The mail names group and city only: mail is not private. */
async function receiveDonor({ db, clock, env }: Services, form: DonorForm): Promise<void> {
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
