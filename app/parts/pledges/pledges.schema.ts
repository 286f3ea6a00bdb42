import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { type DonationMethod, paymentMethods } from "#app/contract/payment-methods.ts";
import { done } from "#app/contract/reply-schemas.ts";
import type { DonationState } from "#app/features/giving/ledger/donation-states.ts";
import { donationLimits } from "#app/features/giving/ledger/giving.limits.ts";
import { integer, maxId, requiredText, rowId, searchTerm, shortText } from "#app/lib/call-rules.ts";
import { pledgeMessages as messages, pledgeStates, stopReasonMax } from "./pledges.messages.ts";

const fund = z.object({ slug: z.string(), title: z.string() });

/** What is promised. */
const promise = {
  /** In rupees. */
  amount: z.number(),
  fund,
  method: z.enum(paymentMethods),
  day: z.number().int(),
  /** The Karachi day of the next reminder; null while there is none. */
  next_due_on: z.string().nullable(),
};

const rowsPerCall = 50;
export const pledgesQuery = z.object({
  q: searchTerm(messages.badQuery).optional(),
  state: z.enum(pledgeStates, messages.badQuery).optional(),
  fund: shortText(messages.badQuery, donationLimits.fund).optional(),
  limit: integer(messages.badQuery, 1, 100).default(rowsPerCall),
  /** The id of the last row on the page before, from its X-Next-Cursor header. */
  cursor: integer(messages.badQuery, 1, maxId).optional(),
  /** Only this one. */
  id: rowId(messages.badQuery).optional(),
});
export type PledgesQuery = z.infer<typeof pledgesQuery>;

export const pledgeRow = z.object({
  id: z.number().int(),
  state: z.enum(pledgeStates),
  donor_name: z.string(),
  donor_email: z.string().describe("Empty once it was erased"),
  anonymous: z.boolean(),
  language: z.enum(languages).describe("Of the form by which it began"),
  ...promise,
  created_at: z.string(),
  ended_at: z.string().nullable(),
  /** How many donations have come in, and their sum in rupees. */
  donations: z.number().int(),
  given: z.number(),
});
export type Pledge = z.infer<typeof pledgeRow>;

/** What the key of a pledge shows: no name and no address. Amounts are in rupees, days are Karachi days. */
export type PledgeView = Pick<Pledge, "state" | keyof typeof promise> & {
  /** The month that a donation of today is for, YYYY-MM. */
  open_month: string;
  donations: {
    reference: string;
    /** YYYY-MM. */
    month: string;
    amount: number;
    state: DonationState;
    method: DonationMethod;
    paid_on: string | null;
    receipt?: { number: string; url: string };
    /** The page of the donation. */
    url: string;
  }[];
};

export const pledgesList = z.object({
  rows: z.array(pledgeRow),
  total: z.number().int(),
  /** Of all pledges, whatever was asked for. Sums are in rupees a month. */
  totals: z.object({
    active: z.number().int(),
    monthly: z.number(),
    waiting: z.number().int(),
    paused: z.number().int(),
    stopped: z.number().int(),
  }),
  funds: z.array(fund),
});
export type PledgesList = z.infer<typeof pledgesList>;
export const listPledgesReply = done(pledgesList.shape);

export const pledgeId = z.object({ id: rowId(messages.badId) });

export const stopForm = z.object({
  reason: requiredText(messages.noReason, { label: "The reason", max: stopReasonMax }),
});
export const pledgeStop = pledgeId.extend(stopForm.shape);
