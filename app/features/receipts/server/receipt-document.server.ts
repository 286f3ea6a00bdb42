import type { Selectable } from "kysely";
import { z } from "zod";
import { methodNames } from "#app/contract/payment-methods.ts";

import { leafSalt, sha256 } from "#app/features/donations/ledger/references.server.ts";
import { approvalOn, type ReceiptIssuer, receiptIssuer } from "#app/features/receipts/receipt-issuer.ts";
import { receiptTexts } from "#app/features/receipts/receipts.messages.ts";
import { amountInWords } from "#app/lib/amount-in-words.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { fiscalYearOfDay, fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { formatMoney } from "#app/lib/money.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { ReceiptsTable } from "#server/db/giving-schema.ts";

/*
 * What a receipt says is kept with it (RECEIPT-08). The document has everything but the donor's name and words. Those stand
 * beside it, so that they can be taken out: a salted hash of them stays, and the seal of the day goes on fitting.
 */

export type ReceiptRow = Selectable<ReceiptsTable>;

const day = z.string();

export const receiptDocument = z.object({
  /** How it is drawn. Another drawing gets another number; receipts of this one keep theirs. */
  layout: z.literal(1),
  /** Made with the receipt, or later for one from before receipts had documents. */
  origin: z.enum(["issued", "reconstructed"]),
  number: z.string(),
  verifyCode: z.string(),
  /** Where anybody can check it. */
  verifyUrl: z.string(),
  /** Receipt or acknowledgement. */
  title: z.string(),
  amountPaisa: z.number().int(),
  amount: z.string(),
  amountInWords: z.string(),
  fund: z.string(),
  /** "JazzCash". */
  method: z.string(),
  reference: z.string(),
  /** The Karachi day on which the money came. */
  givenOn: day,
  /** "2026-27": the tax year of that day. */
  taxYear: z.string(),
  /** The Karachi day of `issuedAt`, which is UTC, ISO 8601. */
  issuedOn: day,
  issuedAt: z.string(),
  issuer: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    registrations: z.array(z.string()),
    signatory: z.string(),
  }),
  /** The approval that was valid on the day of the donation, with its note, or that there was none. */
  tax: z.string(),
});
export type ReceiptDocument = z.infer<typeof receiptDocument>;

/** @throws Error when somebody has put something else there */
export const readDocument = ({ document }: Pick<ReceiptRow, "document">): ReceiptDocument =>
  receiptDocument.parse(JSON.parse(document));

/** The day of the donation as its receipt says it. Receipts from before, whose document is still to be made, name the booking. */
export const givenDay = (receipt: Pick<ReceiptRow, "document" | "paid_on">): string =>
  receipt.document ? readDocument(receipt).givenOn : receipt.paid_on;

type Issued = Pick<
  ReceiptRow,
  ("number" | "verify_code" | "issued_at" | "amount_paisa") | ("fund_title" | "method" | "reference")
>;
type About = {
  origin: ReceiptDocument["origin"];
  givenOn: string;
  issuer: ReceiptIssuer;
  siteUrl: string;
};

export function composeDocument(
  receipt: Issued,
  { origin, givenOn, issuer, siteUrl }: About,
): ReceiptDocument {
  const { number, verify_code, issued_at, amount_paisa, fund_title, method, reference } = receipt;
  const approval = approvalOn(issuer, givenOn);
  const { name, address, phone, email, registrations, signatory, taxNote } = issuer;
  const approved =
    approval &&
    receiptTexts.approved(approval.reference, formatDay(approval.validFrom), formatDay(approval.validTo));
  return {
    layout: 1,
    origin,
    number,
    verifyCode: verify_code,
    verifyUrl: `${siteUrl}/verify-receipt?${new URLSearchParams({ number, code: verify_code })}`,
    title: approved ? receiptTexts.title : receiptTexts.acknowledgement,
    amountPaisa: amount_paisa,
    amount: formatMoney(amount_paisa),
    amountInWords: amountInWords(amount_paisa),
    fund: fund_title,
    method: methodNames[method],
    reference,
    givenOn,
    taxYear: fiscalYearSpan(fiscalYearOfDay(givenOn)),
    issuedOn: karachiDay(new Date(issued_at)),
    issuedAt: issued_at,
    issuer: { name, address, phone, email, registrations, signatory },
    tax: approved ? `${approved} ${taxNote}` : receiptTexts.noApproval,
  };
}

/** Who issues receipts today. A saved value that no longer fits is reported wherever a page reads it. */
export async function readIssuer(db: Db): Promise<ReceiptIssuer> {
  const reading = { db, log: { warn: () => undefined } };
  return receiptIssuer(await readContent(reading, "identity"), await readContent(reading, "receipts"));
}

type Person = Pick<ReceiptRow, "donor_name" | "dedication">;

/** The donor's name and words as a receipt keeps them. */
export function personalPart({ donor_name, dedication }: Person) {
  const personal_salt = leafSalt();
  const personal_hash = hashOfPerson({ donor_name, dedication, personal_salt });
  return { donor_name, dedication, personal_salt, personal_hash };
}

const hashOfPerson = (person: Person & Pick<ReceiptRow, "personal_salt">) =>
  sha256(JSON.stringify([person.personal_salt, person.donor_name, person.dedication]));

/** The hash of the person as the row has it; of one that was taken out, what stays of it. */
export const personHash = (receipt: Person & Pick<ReceiptRow, "personal_salt" | "personal_hash">): string =>
  receipt.personal_salt || receipt.donor_name || receipt.dedication
    ? hashOfPerson(receipt)
    : receipt.personal_hash;

export const documentHash = ({ document }: Pick<ReceiptRow, "document">): string => sha256(document);
