import { z } from "zod";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { booleanField, formTrap, optionalDay } from "#app/lib/form-rules.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";
import { optionalEmail, optionalText, requiredText, shortText } from "#app/lib/text-rules.ts";
import { bloodDonorMessages as messages } from "./blood-donors.messages.ts";
import { donorRules } from "./blood-donors.rules.ts";

const day = optionalDay(messages.badDay);

const required = (label: string, max: number) => requiredText(messages.incomplete, { label, max });

/**
 * The order of DONOR-03: what is missing, then the rules that the browser has too. The phone may be typed with spaces, hyphens, brackets
 * and a plus; its digits are what is kept.
 */
export const donorForm = formTrap
  .extend({
    fullName: required("The name", 200),
    phone: required("The phone number", 40),
    bloodGroup: required("The blood group", 10),
    city: required("The city", 100),
    medicalClear: booleanField(messages.notConfirmed),
    email: optionalEmail(),
    dob: day,
    lastDonationDate: day,
    gender: optionalText({ label: "The gender", max: 40 }),
  })
  .superRefine((form, context) => {
    const { fullName, phone, bloodGroup, city, email, gender } = form;
    const values = {
      fullName,
      phone,
      bloodGroup,
      city,
      email,
      gender,
      medicalClear: String(form.medicalClear),
    };
    const message = summaryOf(faultsOf(donorRules, values));
    if (message) context.addIssue({ code: "custom", message });
  });
export type DonorForm = z.infer<typeof donorForm>;

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
  note: optionalText({ label: "The note", max: 2000 }),
});
export type DonorCallForm = z.input<typeof donorCallForm>;

/** A donation that staff heard of. A day that has not come is refused by the call. */
export const donationForm = z.object({
  donor_id: rowId(inboxMessages.badId),
  day: day.pipe(z.string(messages.noDonationDay)),
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
export type Donor = z.infer<typeof donor>;

export const donorCall = z.object({
  id: z.number().int(),
  called_at: z.string(),
  caller: z.string(),
  outcome: z.string(),
  note: z.string(),
});
export type DonorCall = z.infer<typeof donorCall>;
