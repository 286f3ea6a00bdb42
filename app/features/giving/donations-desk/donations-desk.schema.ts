import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { donationMethods, walletList } from "#app/contract/payment-methods.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { taxNumberIn } from "#app/features/giving/donations/donations.form.ts";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import { donationStates } from "#app/features/giving/ledger/donation-states.ts";
import { readDonationAmount } from "#app/features/giving/ledger/giving.limits.ts";

import { isCalendarDay, karachiMonth } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { integer, month, openedVersion, rowId, searchTerm } from "#app/lib/list-rules.ts";
import { readRupees } from "#app/lib/money.ts";
import { isPhone } from "#app/lib/phone.ts";
import { optionalEmailText, optionalText, requiredText, shortText } from "#app/lib/text-rules.ts";
import { deskLimits, maxBookedPaisa, deskMessages as messages } from "./donations-desk.messages.ts";

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
type DonationQuery = z.infer<typeof donationFilter>;
export type DonationFilter = Omit<DonationQuery, "month">;

/** The filter with the days of its month. @param now decides which month this is */
export const inMonth = <Query extends DonationQuery>({ month, ...filter }: Query, now: Date) => ({
  ...filter,
  ...(month && karachiMonth(now, month)),
});

const donationsPerPage = 50;
export const listDonationsQuery = donationFilter.extend({
  limit: integer(badQuery, 1, 100).default(donationsPerPage),
  /** From the X-Next-Cursor header of the page before. */
  cursor: z
    .string(badQuery)
    .max(60, { error: badQuery, abort: true })
    .regex(/^(?:[\dTZ:.-]{10,24}_)?[1-9]\d{0,9}$/, badQuery)
    .optional(),
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
  donor_phone: z.string(),
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

const opened = { id: rowId(messages.badId), version: openedVersion };

const reason = (missing: string) =>
  requiredText(missing, { label: "The reason", max: deskLimits.reason }).describe("Nobody is named in it");

/** A day up to today: the route knows which day that is. */
const pastDay = z
  .string(messages.noDay)
  .max(10, { error: messages.noDay, abort: true })
  .refine(isCalendarDay, messages.noDay);

/** Rupees as they were typed, as whole paisa. Any amount above nothing. */
const typedRupees = (max: number, tooLarge: string) =>
  z
    .union([z.number(), z.string().max(100)], "Please enter the amount in digits, such as 2500.")
    .transform((typed, context) => {
      const { paisa, fault } = readRupees(typed);
      // Below the smallest donation of the site, too: an accountant books what there is.
      const message = fault || paisa <= 0 ? faultOf(typed) : paisa > max ? tooLarge : undefined;
      if (message === undefined && paisa !== undefined) return paisa;
      context.addIssue({ code: "custom", message: message ?? tooLarge });
      return z.NEVER;
    });

const faultOf = (typed: string | number) => {
  const { fault } = readDonationAmount(typed);
  return donationMessages[fault ?? "notPositive"];
};

/** Of a donation or of a try at a gateway. */
const ownReference = shortText(messages.badId, 40)
  .regex(/^[0-9A-Za-z]*$/, messages.badId)
  .nullish()
  .transform((reference) => reference ?? "");

/** The amount is typed again, so that nobody confirms the wrong donation by one press. */
export const donationConfirmation = z.object({
  ...opened,
  amount: typedRupees(maxBookedPaisa, messages.tooLarge),
  bank_reference: requiredText(messages.noBankReference, {
    label: "The bank's reference",
    max: deskLimits.bankReference,
  }),
  received_on: pastDay,
  reason: reason(messages.noReason),
  attempt: ownReference.describe(`Of a gift at ${walletList("or")}: the try that its portal shows as paid`),
  same_as: ownReference.describe(
    "The other gift that the same reference has confirmed, once the refusal has named it",
  ),
});
/** What a refused confirmation or booking returns beside its message. */
export type OtherDonation = { other?: string };

/** Whether the donor is written to: unless it is left out, yes. */
const tell = z
  .pipe(
    booleanField(messages.badTell),
    z.transform((value) => value ?? true),
  )
  .describe("Whether the donor is written to. Without it, yes");

export const donationRefund = z.object({
  ...opened,
  reason: reason(messages.noReason),
  bank_reference: optionalText({ label: "The reference", max: deskLimits.bankReference }),
  tell,
});

/** Of the donor's own papers. RECEIPT-13. */
const taxNumber = z
  .pipe(
    taxNumberIn(donationMessages.badTaxNumber),
    z.transform((number) => number),
  )
  .describe("CNIC or NTN; empty: none");

const donorPhone = optionalText({ label: "The phone", max: 40 }).refine(
  (phone) => phone === "" || isPhone(phone),
  messages.badPhone,
);

/** What a gift should say. What has not changed is sent as it is. */
export const donationCorrection = z.object({
  ...opened,
  fund: shortText(messages.badFund, 80).min(1, messages.badFund),
  amount: typedRupees(maxBookedPaisa, messages.tooLarge).describe(
    "At most what was paid. The rest is recorded as given back",
  ),
  received_on: pastDay,
  name: optionalText({ label: "The name", max: 100 }),
  email: optionalEmailText("Invalid email address"),
  dedication: optionalText({ label: "The dedication", max: 200 }),
  tax_number: taxNumber,
  phone: donorPhone.optional().describe("Left out: as it is"),
  reason: reason(messages.noReason),
  tell,
});
export type DonationCorrection = z.output<typeof donationCorrection>;
export const correctDonationReply = done({
  reference: z.string().optional().describe("Of the successor. Left out while it waits for a second person"),
});

/** A payment that was matched with the wrong gift. */
export const paymentTakenBack = z.object({
  ...opened,
  reference: ownReference.describe("The gift whose money it is, where one waits for it"),
  reason: reason(messages.noReason),
  tell,
});
export type PaymentTakenBack = z.output<typeof paymentTakenBack>;

/** What changes in place, beside what is sealed. */
export const emailCorrection = z.object({
  ...opened,
  email: optionalEmailText("Invalid email address"),
  tax_number: taxNumber.optional().describe("CNIC or NTN; empty: none. Left out: as it is"),
  phone: donorPhone.optional().describe("Left out: as it is"),
});

export const donationReview = z.object({ ...opened, reason: reason(messages.noFinding) });
export const donationNote = z.object({
  ...opened,
  note: optionalText({ label: "The note", max: deskLimits.note }),
});
export const donationAction = z.object(opened);

const bookingFields = {
  amount: typedRupees(maxBookedPaisa, messages.tooLarge),
  fund: shortText(messages.badFund, 80).min(1, messages.badFund),
  method: z.enum(donationMethods, messages.badMethod),
  received_on: pastDay,
  bank_reference: optionalText({ label: "The reference", max: deskLimits.bankReference }),
  name: optionalText({ label: "The name", max: 100 }),
  email: optionalEmailText("Invalid email address"),
  phone: donorPhone,
  tax_number: taxNumber,
  language: z.enum(languages).default("en").describe("Of the receipt and mails"),
  anonymous: z.pipe(
    booleanField("Please send yes or no as true or false."),
    z.transform((value) => value ?? false),
  ),
  dedication: optionalText({ label: "The dedication", max: 200 }),
  note: optionalText({ label: "The note", max: deskLimits.note }),
};

/** Only cash has no number of its own. */
const isNumbered = ({ method, bank_reference }: { method: string; bank_reference: string }) =>
  method === "cash" || bank_reference !== "";
const unnumbered = { error: messages.referenceNeeded, path: ["bank_reference"] };

/** The form of a donation that came in at the office or without the site. */
export const bookingForm = z.object(bookingFields).refine(isNumbered, unnumbered);

/** The same as the call takes it: booked and paid at once. */
export const donationBooking = z
  .object({
    /** Made by the form: sent twice, it is one donation. */
    idempotency_key: shortText(messages.badKey, 100).regex(/^[\w-]{16,100}$/, messages.badKey),
    ...bookingFields,
    same_as: ownReference.describe(
      "The other gift that the same number has confirmed, once the refusal has named it",
    ),
  })
  .refine(isNumbered, unnumbered);
export const bookDonationReply = done({
  reference: z.string().optional().describe("Left out while the gift waits for a second person"),
});
export type DonationBooking = z.output<typeof donationBooking>;

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
