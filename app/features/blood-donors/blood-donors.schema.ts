import { z } from "zod";
import { ageOn } from "#app/lib/dates.ts";
import { formTrap, optionalDay } from "#app/lib/form-rules.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";
import { emailPattern, maxEmailLength, optionalText, requiredText, shortText } from "#app/lib/text-rules.ts";
import {
  bloodGroups,
  genders,
  bloodDonorMessages as messages,
  oldestDonor,
  phoneDigits,
  youngestDonor,
} from "./blood-donors.messages.ts";

const required = (label: string, max: number) => requiredText(messages.incomplete, { label, max });
const day = optionalDay(messages.badDay);

/**
 * The order of DONOR-03: what is missing, then the statement, then the phone; our own rules after them.
 * The phone may be typed with spaces, hyphens, brackets and a plus; its digits are what is kept.
 */
export const donorForm = formTrap
  .extend({
    fullName: required("The name", 200),
    phone: required("The phone number", 40),
    bloodGroup: required("The blood group", 10),
    city: required("The city", 100),
    medicalClear: z.boolean(messages.notConfirmed).nullish(),
    email: optionalText({ label: "The email address", max: maxEmailLength }),
    dob: day,
    lastDonationDate: day,
    gender: optionalText({ label: "The gender", max: 40 }),
  })
  .superRefine((form, context) => {
    const digits = form.phone.replace(/[\s()+.-]/g, "");
    const complaints: [boolean, string][] = [
      [form.medicalClear !== true, messages.notConfirmed],
      [!/^\d+$/.test(digits), messages.badPhone],
      [digits.length < phoneDigits.min || digits.length > phoneDigits.max, messages.badPhone],
      [!bloodGroups.some((group) => group === form.bloodGroup), messages.badGroup],
      [form.email !== "" && !emailPattern.test(form.email), messages.badEmail],
      [form.gender !== "" && !genders.some((gender) => gender === form.gender), messages.badGender],
    ];
    const message = complaints.find(([broken]) => broken)?.[1];
    if (message) context.addIssue({ code: "custom", message });
  });
export type DonorForm = z.infer<typeof donorForm>;

/**
 * The rules that need the current day: age, and a last donation in the past. @returns the first broken rule's
 * message
 */
export function donorFaultOn(form: Pick<DonorForm, "dob" | "lastDonationDate">, today: string) {
  if (form.dob) {
    const age = ageOn(form.dob, today);
    if (age < youngestDonor || age > oldestDonor) return messages.badAge;
  }
  if (form.lastDonationDate && form.lastDonationDate > today) return messages.futureDonation;
  return undefined;
}

/** Normalises a phone number: Pakistan's trunk 0 and country code 92 are the same line. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  return digits.length === 11 && digits.startsWith("0") ? `92${digits.slice(1)}` : digits;
}

export const donorQuery = z.object({
  /** The patient's group: lists donors of every compatible group. */
  patient: z.enum(bloodGroups, messages.badGroup).optional(),
  /** The donor's own group. */
  group: z.enum(bloodGroups, messages.badGroup).optional(),
  city: shortText(inboxMessages.badQuery, 100).optional(),
  /** 1: only donors who may donate today. */
  eligible: z.enum(["0", "1"], inboxMessages.badQuery).optional(),
});

export const donorCallForm = z.object({
  donor_id: rowId(inboxMessages.badId),
  outcome: requiredText(messages.noOutcome, { label: "The outcome", max: 500 }),
});
export const donorCallQuery = z.object({ donor_id: rowId(inboxMessages.badId) });

export const donor = z.object({
  id: z.number().int(),
  full_name: z.string(),
  phone: z.string(),
  email: z.string(),
  blood_group: z.string(),
  dob: z.string().nullable(),
  last_donation_date: z.string().nullable(),
  city: z.string(),
  gender: z.string(),
  consented_at: z.string(),
  received_at: z.string(),
  read: z.boolean(),
  note: z.string(),
});

export const donorCall = z.object({
  id: z.number().int(),
  called_at: z.string(),
  caller: z.string(),
  outcome: z.string(),
});
