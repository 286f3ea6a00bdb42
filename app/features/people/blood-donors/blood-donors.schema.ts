import { z } from "zod";
import { restricted } from "#app/contract/reply-schemas.ts";
import type { Entry } from "#app/contract/table.ts";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { optionalInteger, optionalText, requiredText, rowId, shortText } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { bloodDonorMessages as messages } from "./blood-donors.messages.ts";
import type { bloodDonorsTable } from "./blood-donors.table.ts";

export const donorQuery = z.object({
  /** The patient's group: lists donors of every compatible group. */
  patient: z.enum(bloodGroups, messages.badGroup).optional(),
  group: z.enum(bloodGroups, messages.badGroup).optional(),
  city: shortText(inboxMessages.badQuery, 100).optional(),
  /** 1: only donors who may donate today. */
  eligible: restricted("medical:read", z.enum(["0", "1"], inboxMessages.badQuery)),
});

export const donorCallForm = z.object({
  donor_id: rowId(inboxMessages.badId),
  outcome: requiredText(messages.noOutcome, { label: "The outcome", max: 500 }),
  note: optionalText({ label: "The note", max: 2000 }),
  /** For which the donor comes. */
  request_id: optionalInteger(messages.badRequest, 1),
});
export type DonorCallForm = z.input<typeof donorCallForm>;

/** A donation that staff heard of. A day that has not come is refused by the call. */
export const donationForm = z.object({
  donor_id: rowId(inboxMessages.badId),
  day: shortText(messages.noDonationDay, 40)
    .min(1, { error: messages.noDonationDay, abort: true })
    .refine(isCalendarDay, messages.badDay),
});
/** What staff decide of a proposal. */
export const donorProposalDecision = z.object({
  donor_id: rowId(inboxMessages.badId),
  field: z.enum(["blood_group", "email"], messages.badProposal),
  /** As it was shown: another one is not decided unseen. */
  value: shortText(messages.badProposal, 254).min(1, messages.badProposal),
  take: z.boolean(messages.badProposal),
});
export type DonorProposalDecision = z.output<typeof donorProposalDecision>;

export const donorCallQuery = z.object({ donor_id: rowId(inboxMessages.badId) });

export type Donor = Entry<typeof bloodDonorsTable>;

export const donorCall = z.object({
  id: z.number().int(),
  called_at: z.string(),
  caller: z.string(),
  outcome: z.string(),
  note: z.string(),
});
export type DonorCall = z.infer<typeof donorCall>;

/** How many donors are left to call for a request, by where they are. */
export const nextDonors = z.object({
  same: z.number().int().describe("In the city, of the patient's group"),
  compatible: z.number().int().describe("In the city, of other groups that fit"),
  near: z
    .array(z.object({ city: z.string(), donors: z.number().int() }))
    .describe("In cities within 100 km, the nearest first, of all groups that fit"),
  soon: z
    .object({ from: z.string().describe("The first day, YYYY-MM-DD"), donors: z.number().int() })
    .nullable()
    .describe("In the city, who may give again within a week"),
});
export type NextDonors = z.infer<typeof nextDonors>;
