import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { donationMethods, walletList } from "#app/contract/payment-methods.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { taxNumberIn } from "#app/features/giving/donations/donations.form.ts";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import { donationLimits, readDonationAmount } from "#app/features/giving/ledger/giving.limits.ts";
import {
  openedVersion,
  optionalEmailText,
  optionalText,
  requiredText,
  rowId,
  shortText,
} from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { readRupees } from "#app/lib/money.ts";
import { isPhone } from "#app/lib/phone.ts";
import { deskLimits, maxBookedPaisa, deskMessages as messages } from "./donations-desk.messages.ts";

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

const postalAddress = optionalText({ label: "The postal address", max: donationLimits.postalAddress });

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
  tax_number: taxNumber.optional().describe("CNIC or NTN; empty: none. Left out: as it is"),
  postal_address: postalAddress.optional().describe("Left out: as it is"),
  phone: donorPhone.optional().describe("Left out: as it is"),
  reason: optionalText({ label: "The reason", max: deskLimits.reason }).describe(
    "Needed where a new receipt is made",
  ),
  tell,
});
export type DonationCorrection = z.output<typeof donationCorrection>;
export const correctDonationReply = done({
  receipt: z
    .enum(["kept", "replaced"])
    .optional()
    .describe("Kept, it is sent to the email again. Left out while the correction waits for a second person"),
  reference: z.string().optional().describe("Of the successor, whose receipt replaces this one's"),
});

/** A payment that was matched with the wrong gift. */
export const paymentTakenBack = z.object({
  ...opened,
  reference: ownReference.describe("The gift whose money it is, where one waits for it"),
  reason: reason(messages.noReason),
  tell,
});
export type PaymentTakenBack = z.output<typeof paymentTakenBack>;

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
  postal_address: postalAddress.describe("Of who claims tax; empty: none"),
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
