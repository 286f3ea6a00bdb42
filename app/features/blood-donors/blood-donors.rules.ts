import { bloodGroups, oldestDonor, restFor, youngestDonor } from "#app/lib/blood-groups.ts";
import { addDays, ageOn, formatDay } from "#app/lib/dates.ts";
import { aDay } from "#app/lib/day-rule.ts";
import {
  anEmail,
  aPhone,
  type FormRules,
  type FormValues,
  faultsOf,
  filled,
  oneOf,
  summaryOf,
  ticked,
} from "#app/lib/form-faults.ts";
import { genders, bloodDonorMessages as messages } from "./blood-donors.messages.ts";

/* What a registration must have, for browser and server. No zod here: the registration page imports this file. */

const { incomplete } = messages;

/** In the order of DONOR-03: what is missing, then the statement, then the phone; our own rules after them. */
export const donorRules: FormRules = [
  ["fullName", filled(messages.noName, incomplete)],
  ["phone", filled(messages.noPhone, incomplete)],
  ["bloodGroup", filled(messages.noGroup, incomplete)],
  ["city", filled(messages.noCity, incomplete)],
  ["medicalClear", ticked(messages.notConfirmed)],
  ["phone", aPhone(messages.badPhone)],
  ["bloodGroup", oneOf(bloodGroups, messages.badGroup)],
  ["email", anEmail(messages.badEmail)],
  ["gender", oneOf(genders, messages.badGender)],
];

/** The rules that need the current day: age, and a last donation in the past. */
const dayRules = (today: string): FormRules => [
  ["dob", aDay(messages.badDay)],
  ["dob", (dob) => (dob === "" || isDonorAge(ageOn(dob, today)) ? undefined : messages.badAge)],
  ["lastDonationDate", aDay(messages.badDay)],
  ["lastDonationDate", (last) => (last <= today ? undefined : messages.futureDonation)],
];

const isDonorAge = (age: number) => age >= youngestDonor && age <= oldestDonor;

/** All of it, as the page checks it. @param today the Karachi day */
export const donorFaults = (values: FormValues, today: string) =>
  faultsOf([...donorRules, ...dayRules(today)], values);

/** @returns the message of the first broken rule that needs the current day */
export function donorFaultOn(
  { dob, lastDonationDate }: { dob: string | null; lastDonationDate: string | null },
  today: string,
): string | undefined {
  const values = { dob: dob ?? "", lastDonationDate: lastDonationDate ?? "" };
  return summaryOf(faultsOf(dayRules(today), values));
}

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
  { lastDonationDate = "", gender = "" }: FormValues,
  today: string,
): string | undefined {
  if (!lastDonationDate || lastDonationDate > today) return undefined;
  const next = addDays(lastDonationDate, restFor(gender));
  return next > today ? messages.restUntil(formatDay(next)) : undefined;
}
