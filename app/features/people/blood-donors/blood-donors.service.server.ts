import type { Language } from "#app/contract/language.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard, sharedAddress } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { languageFact, mailOffice } from "#server/mail/keep-and-notify.ts";
import { memoize } from "#server/memoize.ts";
import { type DonorForm, donorRules } from "./blood-donors.form.ts";
import { givesAgain } from "./blood-donors.messages.ts";
import { saveDonor } from "./blood-donors.store.server.ts";
import { bloodDonorWords } from "./blood-donors.words.ts";

const todayOf = ({ clock }: Deps) => karachiDay(clock.now());

/** In each language. */
export const donorRulesIn = memoize((deps: Deps) =>
  rulesIn((t, form) => donorRules(t, form, () => todayOf(deps)), bloodDonorWords),
);

/** The form's guard, whether it comes as a call or to its page: both count together. */
export const donorGuard = memoize((deps: Deps) =>
  createFormGuard(deps, "blood-donor", { perAddress: sharedAddress }),
);

export function donorForm(deps: Deps, language: Language = "en"): PublicForm<DonorForm> {
  const t = textIn(language, bloodDonorWords);
  return {
    rules: donorRulesIn(deps)[language],
    guard: donorGuard(deps),
    language,
    contact: ({ phone }) => phone,
    thanks: t("registered"),
    note: (form) => {
      const day = givesAgain(form, todayOf(deps));
      return day && t("restUntil", { day: formatDay(day, language) });
    },
    receive: (form) => receiveDonor(deps, form, language),
  };
}

/** Keeps the donor and notifies the office, both or neither. The mail names group and city only: mail is not private. */
async function receiveDonor(deps: Deps, form: DonorForm, language: Language): Promise<void> {
  const { db, clock, env } = deps;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await saveDonor(trx, form, now, language);
    await mailOffice(deps, trx, now, {
      content: {
        subject: `Blood donor ${form.bloodGroup}, ${form.city}`,
        paragraphs: ["A blood donor has registered or brought the entry up to date."],
        facts: [["Blood group", form.bloodGroup], ["City", form.city], ...languageFact(language)],
        action: { label: "Open the donors", url: `${env.siteUrl}/dashboard/blood-donors` },
      },
    });
  });
}
