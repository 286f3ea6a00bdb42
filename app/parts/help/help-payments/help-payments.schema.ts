import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { payoutForm } from "#app/features/giving/funds/funds.schema.ts";
import { integer, rowId } from "#app/lib/call-rules.ts";
import {
  maxPaidAtOnce,
  helpPaymentMessages as messages,
  payWays,
  zakatLacks,
} from "./help-payments.messages.ts";

const int = z.number().int();
const month = z.string(messages.badMonth).regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, messages.badMonth);

/** What is due, as whoever pays sees it: the account that is paid, and nothing else of the family. */
export const helpDue = z.object({
  request_id: int,
  reference: z.string(),
  month: z.string().describe("Of the instalment, YYYY-MM"),
  fund: z.string(),
  fund_title: z.string(),
  amount_paisa: int,
  payee: z.string().describe("A hospital, school or shop, or the family"),
  pay_way: z.enum(["", ...payWays]).describe("Empty: decided before it was asked"),
  account_number: z.string(),
  account_title: z.string().describe("In whose name the account is"),
  lacking: z.enum(zakatLacks).nullable().describe("What is to be recorded before it is payable"),
});
export type HelpDue = z.infer<typeof helpDue>;
export const listHelpDueReply = done({
  rows: z.array(helpDue).describe("The first 500, those of the earliest months first"),
  total: int,
  funds: z
    .array(z.object({ slug: z.string(), title: z.string(), holds_paisa: int }))
    .describe("From which something is due, with what each can pay out today"),
  closed_through: z.string().describe("No payment has this day or an earlier one; empty: none is closed"),
  limit_paisa: int.nullable().describe("Above it a payment waits for a second person; null: none does"),
});
export type HelpDueList = z.infer<typeof listHelpDueReply>;

/** Rupees come in, whole paisa come out. Fund and amount are those that whoever pays has seen. */
export const helpPaymentForm = z.object({
  id: rowId(messages.badId),
  month,
  fund: payoutForm.shape.fund,
  amount: payoutForm.shape.amount,
  bank_reference: payoutForm.shape.bank_reference,
});
export type HelpPaymentForm = z.output<typeof helpPaymentForm>;
export const helpPaymentsForm = z.object({
  paid_on: payoutForm.shape.paid_on,
  method: payoutForm.shape.method
    .removeDefault()
    .optional()
    .describe("What all of them were paid from; left out: as each case says"),
  payments: z
    .array(helpPaymentForm, messages.noPayments)
    .min(1, messages.noPayments)
    .max(maxPaidAtOnce, messages.tooMany),
});
export const payHelpReply = done({
  refused: z.array(z.string()).describe("Why, with the number of the case"),
});

export const helpPaymentsQuery = z.object({
  commitment: z
    .string(messages.badCommitment)
    .regex(/^[0-9a-f]{64}$/, messages.badCommitment)
    .optional()
    .describe("Those of one case alone"),
  limit: integer(messages.badQuery, 1, 100).default(50),
  cursor: rowId(messages.badQuery).optional(),
});

/** A payment with its hashes, as an auditor reads it. */
export const helpPayment = z.object({
  id: int.describe("Of the payout"),
  month: z.string(),
  fund_title: z.string(),
  amount_paisa: int,
  paid_on: z.string(),
  recorded_on: z.string().describe("The Karachi day with which it is sealed"),
  sealed: z.boolean(),
  cancelled_at: z.string().nullable(),
  commitment: z.string(),
});
export type HelpPayment = z.infer<typeof helpPayment>;
export const listHelpPaymentsReply = done({ rows: z.array(helpPayment) });

/** What was paid for families in a month, without names. */
export const helpMoney = z.object({
  kind: z.string(),
  district: z.string(),
  fund: z.string(),
  payments: int,
  paisa: int,
});
export type HelpMoney = z.infer<typeof helpMoney>;

/** The instalments of a case, for whoever looks after the family. */
export const casePayment = z.object({
  month: z.string(),
  amount_paisa: int,
  fund_title: z.string(),
  paid_on: z.string().nullable().describe("Null: not paid"),
  due: z.boolean(),
  lacking: helpDue.shape.lacking,
});
export type CasePayment = z.infer<typeof casePayment>;
export const caseQuery = z.object({ id: rowId(messages.badId) });
export const listCasePaymentsReply = done({
  rows: z.array(casePayment),
  proof: z.string().describe("The text that an auditor is handed; empty before the first payment"),
});
