import type { Language } from "#app/contract/language.ts";
import { formatDay, formatTime, karachiDay } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard, sharedAddress } from "#server/http/form-guard.ts";
import type { FormOutcome, PublicForm } from "#server/http/public-form.ts";
import { languageFact, mailOffice } from "#server/mail/keep-and-notify.ts";
import { memoize } from "#server/memoize.ts";
import { type BloodRequestForm, bloodRequestRules, neededAt } from "./blood-requests.form.ts";
import { bloodRequestMessages, groupText, neededText, unknownGroup } from "./blood-requests.messages.ts";
import { createBloodRequest } from "./blood-requests.store.server.ts";
import { bloodRequestWords } from "./blood-requests.words.ts";

/** In each language. */
export const requestRulesIn = memoize((deps: Deps) => {
  const today = () => karachiDay(deps.clock.now());
  return rulesIn((t, form) => bloodRequestRules(t, form, today), bloodRequestWords);
});

/** The form's guard, whether it comes as a call or to its page: both count together. No request is lost by it. */
export const requestGuard = memoize((deps: Deps) =>
  createFormGuard(deps, "blood-request", { perAddress: sharedAddress, robots: "marked" }),
);

export const requestForm = (deps: Deps, language: Language = "en"): PublicForm<BloodRequestForm> => ({
  rules: requestRulesIn(deps)[language],
  guard: requestGuard(deps),
  language,
  contact: ({ phone }) => phoneKey(phone),
  thanks: textIn(language, bloodRequestWords)("received"),
  receive: (form, { suspect }) => receiveBloodRequest(deps, form, { language, suspect }),
});

/** Keeps the request and notifies the office, both or neither. The mail has the phone: whoever reads it calls at once. */
async function receiveBloodRequest(
  deps: Deps,
  form: BloodRequestForm,
  { language, suspect }: { language: Language; suspect: boolean },
): Promise<FormOutcome> {
  const { db, clock, env, mail } = deps;
  const now = clock.now();
  const { day, time } = neededAt(form, karachiDay(now));
  const reference = await db.transaction().execute(async (trx) => {
    const reference = await createBloodRequest(trx, form, now, { language, suspect });
    await mailOffice(deps, trx, now, {
      content: {
        subject: `Blood needed${time === "now" ? " now" : ""}: ${groupText(form.bloodGroup)}, ${form.city}${suspect ? " (possibly a robot)" : ""}`,
        paragraphs: [suspect ? bloodRequestMessages.askedBySuspect : "A family asks for blood."],
        facts: [
          ["Reference", reference],
          ["Phone", form.phone],
          ["Contact", form.contactName],
          ["Blood group", groupText(form.bloodGroup)],
          ["Units", form.units],
          ["Hospital", form.hospital],
          ["City", form.city],
          ["Needed", neededText(time, day, karachiDay(now))],
          ["Until", formatDay(day)],
          ["Note", form.remarks],
          ...languageFact(language),
        ],
        action: { label: "Find donors", url: `${env.siteUrl}/dashboard/blood-donors` },
      },
    });
    return reference;
  });
  const t = textIn(language, bloodRequestWords);
  const until = formatDay(day, language);
  const { bloodGroup, hospital, city, phone } = form;
  const isUnknown = bloodGroup === unknownGroup;
  const group = isUnknown ? t("groupToAsk") : bloodGroup;
  const when = {
    now: t("atOnce", { time: formatTime(now.toISOString(), language) }),
    tonight: t("tonight", { day: until }),
    day: t("byDay", { day: until }),
  }[time];
  return {
    more: {
      reference,
      until,
      city,
      phone,
      ...(isUnknown && { unknown: "group" }),
      // Without a mail server nobody is asked by mail.
      ...(form.email && mail && { asked: "mail" }),
      needed: t("needed", { group, units: Number(form.units), hospital, city, when }),
      contact: t("contact", { name: form.contactName, phone }),
    },
  };
}
