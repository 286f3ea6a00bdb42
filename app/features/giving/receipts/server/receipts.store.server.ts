import { sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { hasComeBack } from "#app/features/giving/ledger/returned-lines.server.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import type { VoidedReceipt } from "#app/features/giving/receipts/voided-receipt.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { type ReceiptRow, readDocument } from "./receipt-document.server.ts";
import type { PrintedReceipt } from "./receipt-pdf.server.ts";

export type ReceiptWithDonation = ReceiptRow & {
  donor_email: string;
  language: Language;
  /** For the donor's own papers alone. */
  tax_number: string;
};

/** The receipt of a gift that is not void. */
export const findStandingReceipt = (db: Db, donationId: number): Promise<ReceiptRow | undefined> =>
  db
    .selectFrom("receipts")
    .selectAll()
    .where("donation_id", "=", donationId)
    .where("voided_at", "is", null)
    .executeTakeFirst();

/** By what a donor is known: an address, or a phone as `phoneKey` makes it. Neither is empty. */
export type Contact = { email: string } | { phone: string };

const isOf = (contact: Contact) =>
  "email" in contact
    ? sql<boolean>`donations.donor_email = ${contact.email}`
    : // Few gifts have one.
      sql<boolean>`donations.donor_phone = ${contact.phone} and donations.donor_phone <> ''`;

const receiptsWithDonations = (db: Db) =>
  db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    .selectAll("receipts")
    .select(["donations.donor_email", "donations.language", "donations.tax_number"]);

/** @returns undefined for a key that opens no donation with a receipt, or has ended */
export async function findReceiptByKey(
  db: Db,
  now: Date,
  key: string,
): Promise<ReceiptWithDonation | undefined> {
  const id = await openDonation(db, now, key);
  if (id === undefined) return undefined;
  return receiptsWithDonations(db).where("receipts.donation_id", "=", id).executeTakeFirst();
}

export const findReceiptBySerial = (
  db: Db,
  { fiscalYear, serial }: { fiscalYear: number; serial: number },
): Promise<ReceiptRow | undefined> =>
  db
    .selectFrom("receipts")
    .selectAll()
    .where("fiscal_year", "=", fiscalYear)
    .where("serial", "=", serial)
    .executeTakeFirst();

/** Whether a receipt is void, and why. RECEIPT-09. */
export async function readVoided(
  db: Db,
  { donation_id, voided_at }: Pick<ReceiptRow, "donation_id" | "voided_at">,
): Promise<VoidedReceipt> {
  if (voided_at === null) return { voidedOn: undefined };
  const voidedOn = karachiDay(new Date(voided_at));
  const { state } = await db
    .selectFrom("donations")
    .select("state")
    .where("id", "=", donation_id)
    .executeTakeFirstOrThrow();
  if (state !== "corrected") return { voidedOn, cameBack: await hasComeBack(db, donation_id) };
  const successor = await db
    .selectFrom("donations")
    .innerJoin("receipts", "receipts.donation_id", "donations.id")
    .select("receipts.number")
    .where("donations.corrects_id", "=", donation_id)
    // The part that was given back comes second.
    .orderBy("donations.id")
    .limit(1)
    .executeTakeFirst();
  return { voidedOn, correction: { replacedBy: successor?.number } };
}

/** The valid receipts of a donor in a tax year, in the order of their numbers. */
export const listReceiptsOfDonor = (
  db: Db,
  { contact, fiscalYear, limit }: { contact: Contact; fiscalYear: number; limit: number },
): Promise<ReceiptWithDonation[]> =>
  receiptsWithDonations(db)
    .where(isOf(contact))
    .where("receipts.fiscal_year", "=", fiscalYear)
    .where("receipts.voided_at", "is", null)
    .orderBy("receipts.serial")
    .limit(limit)
    .execute();

/** The tax years in which a donor has valid receipts, the latest first. */
export async function listReceiptYears(db: Db, contact: Contact): Promise<number[]> {
  const rows = await db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    .select("receipts.fiscal_year")
    .distinct()
    .where(isOf(contact))
    .where("receipts.voided_at", "is", null)
    .orderBy("receipts.fiscal_year", "desc")
    .execute();
  return rows.map(({ fiscal_year }) => fiscal_year);
}

/** The receipt as the donor's own page and paper say it: what is stored with it, and whether it is void since. */
export async function printedReceipt({ db }: Pick<Deps, "db">, receipt: ReceiptRow): Promise<PrintedReceipt> {
  const kept = await db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    .select(["document", "receipts.donor_name", "receipts.dedication", "donation_id", "voided_at"])
    // Beside what is sealed: it can be corrected, and goes with the person.
    .select("donations.tax_number")
    .where("receipts.id", "=", receipt.id)
    .executeTakeFirstOrThrow();
  const document = readDocument(kept);
  return {
    ...document,
    donor: kept.donor_name || textIn(document.language, paperWords)("anonymous"),
    dedication: kept.dedication,
    taxNumber: kept.tax_number,
    ...(await readVoided(db, kept)),
  };
}
