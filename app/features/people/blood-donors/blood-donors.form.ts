import * as z from "zod/mini";
import { isBloodGroup, oldestDonor, youngestDonor } from "#app/lib/blood-groups.ts";
import { addDays, ageOn, isCalendarDay } from "#app/lib/dates.ts";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import { anEmail, emailLimits, fieldMessages, fieldsIn, rule, ticked } from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import type { TextOf } from "#app/lib/words.ts";
import { genders } from "./blood-donors.messages.ts";
import type { bloodDonorWords } from "./blood-donors.words.ts";

const isGender = (text: string) => genders.some((gender) => gender === text);

const isDonorAge = (age: number) => age >= youngestDonor && age <= oldestDonor;

/**
 * What a registration must have, in the order of DONOR-03: what is missing, then the statement, then the phone; our own
 * rules after them. The phone may be typed with spaces, hyphens, brackets and a plus; its digits are what is kept.
 * @param today the Karachi day
 */
export function donorRules(
  t: TextOf<typeof bloodDonorWords>,
  form: TextOf<typeof formWords>,
  today: () => string,
) {
  const { filled, maybeFilled, formTrap } = fieldsIn(fieldMessages(form));
  const incomplete = t("incomplete");
  /** A calendar day, YYYY-MM-DD; null when it was left out. */
  const day = (...more: Parameters<typeof rule>) =>
    z.pipe(
      maybeFilled({ label: t("theDay"), max: 10 }, rule(isCalendarDay, t("badDay")), rule(...more)),
      z.transform((text) => text || null),
    );
  const badAge = t("badAge", { youngest: youngestDonor, oldest: oldestDonor });
  const schema = z.object({
    ...formTrap,
    fullName: filled(incomplete, { label: form("theName"), max: 200 }),
    medicalClear: ticked(t("notConfirmed")),
    phone: filled(incomplete, { label: form("thePhone"), max: 40 }, rule(isPhone, form("badPhone"))),
    bloodGroup: filled(
      incomplete,
      { label: form("theBloodGroup"), max: 10 },
      rule(isBloodGroup, form("badBloodGroup")),
    ),
    city: filled(incomplete, { label: form("theCity"), max: 100 }),
    email: maybeFilled({ ...emailLimits, label: form("theEmail") }, ...anEmail(form("badEmail"))),
    gender: maybeFilled({ label: t("theGender"), max: 40 }, rule(isGender, t("badGender"))),
    dob: day((dob) => isDonorAge(ageOn(dob, today())), badAge),
    lastDonationDate: day((last) => last <= today(), t("futureDonation")),
  });
  /** Said at the empty field; the form as a whole says the text of DONOR-03. */
  const missing = {
    fullName: t("noName"),
    phone: t("noPhone"),
    bloodGroup: t("noGroup"),
    city: t("noCity"),
  };
  const order = [
    "bloodGroup",
    "fullName",
    "city",
    "phone",
    "email",
    "dob",
    "gender",
    "lastDonationDate",
    "medicalClear",
  ];
  return { schema, missing, order } satisfies FormRules;
}
export type DonorForm = z.infer<ReturnType<typeof donorRules>["schema"]>;

/** The first and the last birthday of a donor: from 18 to 60 years old today. */
export function donorBirthdays(today: string): { min: string; max: string } {
  const monthAndDay = today.slice(4).replace("-02-29", "-02-28");
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${monthAndDay}`;
  return { min: addDays(yearsAgo(oldestDonor + 1), 1), max: yearsAgo(youngestDonor) };
}
