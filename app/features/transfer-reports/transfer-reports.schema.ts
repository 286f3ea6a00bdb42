import { z } from "zod";
import { donationMethods, isPaymentMethod } from "#app/contract/payment-methods.ts";
import { done } from "#app/contract/reply-schemas.ts";
import {
  donationMessages,
  generalFund,
  readDonationAmount,
} from "#app/features/donations/donations.messages.ts";
import { faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { booleanField, formTrap } from "#app/lib/form-rules.ts";
import { integer, rowId, searchTerm } from "#app/lib/list-rules.ts";
import { optionalEmail, optionalText, requiredText, shortText } from "#app/lib/text-rules.ts";
import {
  maxTransactionId,
  transferMessages as messages,
  transferRules,
} from "./transfer-reports.messages.ts";
import { transferDeskMessages as desk, maxReason } from "./transfer-reports-desk.messages.ts";

/** A report as its form or its call sends it. With `key` the donation is known, and its amount and purpose with it. */
export const transferReportForm = formTrap
  .extend({
    key: shortText(messages.badKey, 42)
      .nullish()
      .transform((key) => key || undefined),
    /** Made by the browser: the same report sent twice is one. */
    idempotencyKey: shortText(messages.badKey, 60)
      .nullish()
      .transform((key) => key || undefined),
    amount: z
      .union(
        [z.number(), z.string().max(100, donationMessages.unreadableAmount)],
        donationMessages.unreadableAmount,
      )
      .nullish()
      .transform((amount) => String(amount ?? "")),
    fund: optionalText({ label: "The purpose", max: 100 }),
    method: optionalText({ label: "The account", max: 40 }),
    transferredOn: optionalText({ label: "The day", max: 10 }),
    accountName: requiredText(messages.noAccountName, { label: "The account name", max: 200 }),
    accountNumber: requiredText(messages.badAccountNumber, { label: "The account number", max: 60 }),
    bankName: requiredText(messages.noBankName, { label: "The bank name", max: 200 }),
    transactionId: optionalText({ label: "The transaction id", max: maxTransactionId }),
    name: optionalText({ label: "The name", max: 200 }),
    email: optionalEmail(),
    consent: booleanField(messages.noConsent),
  })
  .superRefine(
    ({ consent, key, website: _robot, form_token: _token, idempotencyKey: _same, ...texts }, context) => {
      const values = { ...texts, consent: String(consent) };
      const message = summaryOf(faultsOf(transferRules(undefined, key !== undefined), values));
      if (message) context.addIssue({ code: "custom", message });
    },
  )
  .transform(({ amount, method, fund, consent: _agreed, ...form }) => {
    const read = readDonationAmount(amount);
    return {
      ...form,
      /** Undefined with a key: the donation has one. */
      amountPaisa: form.key === undefined && "paisa" in read ? read.paisa : undefined,
      method: isPaymentMethod(method) ? method : ("bank-transfer" as const),
      fund: fund || generalFund,
    };
  });
export type TransferReportForm = z.infer<typeof transferReportForm>;

/** What replies say of reports and of lines alike. */
export const donationFields = {
  id: z.number().int(),
  paisa: z.number().int().describe("Paisa"),
  time: z.string().describe("UTC, ISO 8601"),
  day: z.string().describe("A Karachi day, YYYY-MM-DD"),
  method: z.enum(donationMethods),
};
const { id, paisa, time, day, method } = donationFields;

const transferStates = ["waiting", "verified", "rejected"] as const;

export const transferReport = z.object({
  id,
  state: z.enum(transferStates),
  reference: z.string().describe("The gift's: TXN..."),
  amount_paisa: paisa,
  fund_title: z.string(),
  method,
  account_name: z.string(),
  account_number: z.string(),
  bank_name: z.string(),
  transaction_id: z.string(),
  transferred_on: day.nullable(),
  slip: z.enum(["picture", "document"]).nullable(),
  donor_name: z.string(),
  donor_email: z.string(),
  reported_at: time,
  decided_at: time.nullable(),
  decided_by: z.string(),
  reason: z.string(),
});
export type TransferReport = z.infer<typeof transferReport>;

/** Of the part (those that wait, then the others) and of the last row on the page before. */
const cursor = /^(?:waiting|decided):[1-9]\d{0,9}$/;

export const transferQuery = z.object({
  q: searchTerm(desk.badQuery).optional(),
  state: z.enum([...transferStates, ""], desk.badQuery).optional(),
  limit: integer(desk.badQuery, 1, 100).default(50),
  cursor: z.string().regex(cursor, desk.badQuery).optional(),
});
export type TransferQuery = z.infer<typeof transferQuery>;

export const transferList = done({
  rows: z.array(transferReport),
  total: z.number().int(),
  waiting: z.number().int(),
});

const reportId = rowId(desk.badId);

export const transferProofQuery = z.object({ id: integer(desk.badId, 1, 2_147_483_647) });
/** The token of a link that adds a slip. */
export const proofLinkToken = z.object({
  token: z.string(messages.proofLinkEnded).regex(/^[\w-]{22}$/, messages.proofLinkEnded),
});
export const transferVerification = z.object({ id: reportId });
export const transferRejection = z.object({
  id: reportId,
  reason: requiredText(desk.noReason, { label: "The reason", max: maxReason }),
});
