import * as z from "zod/mini";
import { bloodGroups, oldestDonor, restFor, youngestDonor } from "#app/lib/blood-groups.ts";
import { addDays, ageOn, formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { anEmail, emailLimits, filled, formTrap, maybeFilled, rule, ticked } from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import { genders, bloodDonorMessages as messages } from "./blood-donors.messages.ts";

const { incomplete } = messages;

const isOneOf = (choices: readonly string[]) => (text: string) => choices.includes(text);

const isDonorAge = (age: number) => age >= youngestDonor && age <= oldestDonor;

/** A calendar day, YYYY-MM-DD; null when it was left out. */
const day = (...more: Parameters<typeof rule>) =>
  z.pipe(
    maybeFilled({ label: "The day", max: 10 }, rule(isCalendarDay, messages.badDay), rule(...more)),
    z.transform((text) => text || null),
  );

/**
 * What a registration must have, in the order of DONOR-03: what is missing, then the statement, then the phone; our own
 * rules after them. The phone may be typed with spaces, hyphens, brackets and a plus; its digits are what is kept.
 * @param today the Karachi day
 */
export const donorRules = (today: () => string) => ({
  schema: z.object({
    ...formTrap,
    fullName: filled(incomplete, { label: "The name", max: 200 }),
    medicalClear: ticked(messages.notConfirmed),
    phone: filled(incomplete, { label: "The phone number", max: 40 }, rule(isPhone, messages.badPhone)),
    bloodGroup: filled(
      incomplete,
      { label: "The blood group", max: 10 },
      rule(isOneOf(bloodGroups), messages.badGroup),
    ),
    city: filled(incomplete, { label: "The city", max: 100 }),
    email: maybeFilled(emailLimits, ...anEmail(messages.badEmail)),
    gender: maybeFilled({ label: "The gender", max: 40 }, rule(isOneOf(genders), messages.badGender)),
    dob: day((dob) => isDonorAge(ageOn(dob, today())), messages.badAge),
    lastDonationDate: day((last) => last <= today(), messages.futureDonation),
  }),
  missing: {
    fullName: messages.noName,
    phone: messages.noPhone,
    bloodGroup: messages.noGroup,
    city: messages.noCity,
  },
});
export type DonorForm = z.infer<ReturnType<typeof donorRules>["schema"]>;

/** The first and the last birthday of a donor: from 18 to 60 years old today. */
export function donorBirthdays(today: string): { min: string; max: string } {
  const monthAndDay = today.slice(4).replace("-02-29", "-02-28");
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${monthAndDay}`;
  return { min: addDays(yearsAgo(oldestDonor + 1), 1), max: yearsAgo(youngestDonor) };
}

/**
 * When somebody who gave blood lately may give again. It is no refusal: the entry is kept, and the call comes later.
 * @returns undefined when that day has come, or no day was given
 */
export function restNote(
  { lastDonationDate, gender = "" }: Pick<DonorForm, "lastDonationDate"> & { gender?: string },
  today: string,
): string | undefined {
  if (!lastDonationDate || lastDonationDate > today) return undefined;
  const next = addDays(lastDonationDate, restFor(gender));
  return next > today ? messages.restUntil(formatDay(next)) : undefined;
}
