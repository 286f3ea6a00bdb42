import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { donationMethods } from "#app/contract/payment-methods.ts";
import { done, restricted } from "#app/contract/reply-schemas.ts";
import { donationStates } from "#app/features/giving/ledger/donation-states.ts";
import { integer, listCursor, month, searchTerm, shortText } from "#app/lib/call-rules.ts";
import { isCalendarDay, karachiMonth } from "#app/lib/dates.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

const { badQuery } = messages;

/** Which day a filter means: started, counted in the books, arrived at the bank, given back. */
const dayKinds = ["started", "books", "bank", "refund"] as const;

const filterDay = z
  .string(badQuery)
  .max(10, { error: badQuery, abort: true })
  .refine((day) => day === "" || isCalendarDay(day), badQuery)
  .optional();

/** What list, totals and export are filtered by. */
export const donationFilter = z.object({
  q: searchTerm(badQuery).optional(),
  by: z.enum(dayKinds, badQuery).default("started").describe("Which day `from` and `to` mean"),
  from: filterDay.describe("The first Karachi day"),
  to: filterDay.describe("The last Karachi day"),
  month: month(badQuery).optional().describe("This Karachi month or the last, instead of `from` and `to`"),
  fund: shortText(badQuery, 80).optional(),
  method: z.enum(donationMethods, badQuery).optional(),
  state: z.enum(donationStates, badQuery).optional(),
  review: z.enum(["1"], badQuery).optional().describe("Only what needs review"),
});
export type DonationQuery = z.infer<typeof donationFilter>;
export type DonationFilter = Omit<DonationQuery, "month">;

/** The filter with the days of its month. @param now decides which month this is */
export const inMonth = <Query extends DonationQuery>({ month, ...filter }: Query, now: Date) => ({
  ...filter,
  ...(month && karachiMonth(now, month)),
});

const donationsPerPage = 50;
export const listDonationsQuery = donationFilter.extend({
  limit: integer(badQuery, 1, 100).default(donationsPerPage),
  cursor: listCursor(badQuery, String.raw`(?:[\dTZ:.-]{10,24}_)?`).optional(),
});

const int = z.number().int();

/** A donation in the list. Money in paisa. */
export const donationRow = z.object({
  id: int,
  reference: z.string(),
  created_at: z.string(),
  donor_name: z.string().describe("Empty: nobody is named"),
  anonymous: z.boolean().describe("Whether the name is not to be shown in public"),
  language: z.enum(languages).describe("Of the form: its receipt and mails are in it"),
  amount_paisa: int,
  fund: z.string(),
  fund_title: z.string(),
  method: z.enum(donationMethods),
  state: z.enum(donationStates),
  needs_review: z.boolean(),
  monthly: z.boolean(),
  paid_on: z.string().nullable(),
  received_on: z.string().nullable(),
  refunded_on: z.string().nullable(),
  receipt_number: z.string().nullable(),
});
export type DonationListRow = z.infer<typeof donationRow>;

export const donationTotals = z.object({
  donations: int.describe("All that match, paid or not"),
  paid_donations: int,
  paid: int.describe("In paisa: what has come in, also if it was given back since"),
  refunded: int.describe("In paisa: what was given back of it"),
  partial: z.boolean().describe("Whether more match than were summed up"),
});
export type DonationTotals = z.infer<typeof donationTotals>;

/** In paisa; a fund and month without any donation is left out. */
const fundMonth = z.object({ fund: z.string(), title: z.string(), month: z.string(), net: int });
export const givingMonths = z.object({
  months: z.array(z.string()).describe("Twelve months, YYYY-MM, the last one is this"),
  funds: z.array(fundMonth),
});
export type GivingMonths = z.infer<typeof givingMonths>;

export const donationEvent = z.object({
  id: int,
  at: z.string(),
  kind: z.string(),
  to_state: z.enum(donationStates),
  cause: z.string(),
  actor: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type DonationEvent = z.infer<typeof donationEvent>;

export const donationAttempt = z.object({
  id: int,
  gateway: z.string(),
  reference: z.string(),
  state: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  asked_at: z.string().nullable(),
  next_check_at: z.string().nullable(),
  checks: int,
  last_code: z.string(),
  provider_reference: z.string().nullable(),
  refused_returns: int,
});
export type DonationAttempt = z.infer<typeof donationAttempt>;

export const donationDetails = donationRow.extend({
  gateway: z.string(),
  donor_email: z.string(),
  donor_reference: z.string(),
  dedication: z.string(),
  tax_number: z.string(),
  postal_address: z.string(),
  donor_phone: restricted("phones:read", z.string()),
  paid_at: z.string().nullable(),
  refunded_at: z.string().nullable(),
  note: z.string(),
  version: int,
  unprintable: z
    .string()
    .describe("Letters of the name and the dedication that the receipt prints as boxes; empty: none"),
  page: z.string().describe("The path of the donor's own page"),
  receipt: z
    .object({ number: z.string(), path: z.string(), issued_at: z.string(), voided: z.boolean() })
    .nullable(),
  events: z.array(donationEvent),
  attempts: z.array(donationAttempt),
  corrects: z.string().nullable().describe("The gift that was wrong, whose payment this one has"),
  successor: z.string().nullable().describe("Of a corrected gift: the one that has its payment, or waits"),
  reports: z.array(z.object({ id: int, state: z.string(), reported_at: z.string() })),
  line: z
    .object({
      account: z.string(),
      day: z.string(),
      bank_reference: z.string(),
      description: z.string(),
      imported_at: z.string(),
      imported_by: z.string(),
    })
    .nullable()
    .describe("The line of a statement that confirms it"),
});
export type DonationDetails = z.infer<typeof donationDetails>;

export const donationQuery = z.object({
  reference: z.string(messages.notFound).regex(/^[0-9A-Za-z]{1,40}$/, messages.notFound),
});

/** A fund and its money, in paisa. */
export const fundBalance = z.object({
  slug: z.string(),
  title: z.string(),
  in: int,
  refunded: int,
  entered: int.describe("Opening balance, and transfers in less transfers out"),
  out: int,
  stands: int,
  open: z.boolean().describe("Whether the site takes gifts for it today"),
});
export type Fund = z.infer<typeof fundBalance>;
export const listFundsReply = done({ funds: z.array(fundBalance) });
