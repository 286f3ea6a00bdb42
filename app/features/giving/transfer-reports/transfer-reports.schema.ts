import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { donationMethods } from "#app/contract/payment-methods.ts";
import { done, restricted } from "#app/contract/reply-schemas.ts";
import { integer, listCursor, requiredText, rowId, searchTerm } from "#app/lib/call-rules.ts";
import { proofLinkEnded } from "./transfer-reports.limits.ts";
import { transferDeskMessages as desk, maxReason } from "./transfer-reports-desk.messages.ts";

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
  slip: restricted("slips:read", z.enum(["picture", "document"]).nullable()),
  slip_removed_at: time.nullable().describe("When the slip went because its term had passed"),
  donor_name: z.string(),
  unprintable: z.string().describe("Letters of the name that the receipt prints as boxes; empty: none"),
  donor_email: z.string(),
  language: z.enum(languages).describe("Of its form: the donor is answered in it"),
  reported_at: time,
  decided_at: time.nullable(),
  decided_by: z.string(),
  reason: z.string(),
});
export type TransferReport = z.infer<typeof transferReport>;

export const transferQuery = z.object({
  q: searchTerm(desk.badQuery).optional(),
  state: z.enum([...transferStates, ""], desk.badQuery).optional(),
  limit: integer(desk.badQuery, 1, 100).default(50),
  /** The part (those that wait, then the others) and the id. */
  cursor: listCursor(desk.badQuery, "(?:waiting|decided):").optional(),
  /** Only this report. */
  id: rowId(desk.badQuery).optional(),
});
export type TransferQuery = z.infer<typeof transferQuery>;

export const transferList = done({
  rows: z.array(transferReport),
  total: z.number().int(),
  waiting: z.number().int(),
});

const reportId = rowId(desk.badId);

export const transferProofQuery = z.object({ id: integer(desk.badId, 1, 2_147_483_647) });
export const sendTransferReportReply = done({
  reference: z.string().describe("The gift's: TXN..."),
  key: z.string().describe("Opens the page of the gift"),
  slip: z.literal("kept").optional(),
  slip_link: z.string().optional().describe("Takes the slip later, where it could not be kept"),
});
/** What a visitor's page says of itself. */
export const reportQuery = z.object({
  language: z.enum(languages).optional().describe("Of the page: the reply's words, and those of later mails"),
});
export const proofLinkToken = reportQuery.extend({
  token: z.string(proofLinkEnded).regex(/^[\w-]{22}$/, proofLinkEnded),
});
export const transferVerification = z.object({ id: reportId });
export const transferRejection = z.object({
  id: reportId,
  reason: requiredText(desk.noReason, { label: "The reason", max: maxReason }),
});
