import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addDonationNote } from "#app/features/giving/ledger/donation-events.server.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { leafSalt, verifyCode } from "#app/features/giving/ledger/references.server.ts";
import type { DonationRow } from "#app/features/giving/ledger/start-donation.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { fiscalYearOfDay, receiptNumber } from "#app/lib/fiscal-year.ts";
import { unprintableLetters } from "#app/site/drawn-text/text-fonts.server.ts";
import type { Db } from "#server/db/connect.ts";
import { composeDocument, personalPart, type ReceiptRow, readIssuer } from "./receipt-document.server.ts";

/**
 * The receipt of a donation that has just become paid, in the same transaction: both happen or neither, so the serial
 * numbers of a fiscal year have no gaps. The year is that of the gift's day, whenever it is confirmed (RECEIPT-01). It
 * keeps what it says: a later change of names, of the foundation's too, changes no receipt (RECEIPT-08).
 * @param correctsId the gift that this one corrects: its receipt is named on the new one (RECEIPT-09)
 */
export async function issueReceipt(
  trx: Db,
  { now, siteUrl }: { now: Date; siteUrl: string },
  donation: DonationRow,
  correctsId?: number,
): Promise<ReceiptRow> {
  const { received_on: givenOn, language } = donation;
  if (donation.paid_on === null || givenOn === null)
    throw new Error(`The donation ${donation.reference} has a receipt before it is paid`);
  const fiscalYear = fiscalYearOfDay(givenOn);
  const serial = await takeSerial(trx, fiscalYear);
  const fund = await trx
    .selectFrom("funds")
    .select(["slug", "title"])
    .where("slug", "=", donation.fund)
    .executeTakeFirstOrThrow();
  const row = {
    number: receiptNumber(fiscalYear, serial),
    verify_code: verifyCode(),
    issued_at: now.toISOString(),
    amount_paisa: donation.amount_paisa,
    fund_title: fund.title,
    method: donation.method,
    reference: donation.reference,
  };
  const about = {
    language,
    fund: (await fundNamesIn(language, trx))(fund),
    givenOn,
    siteUrl,
    issuer: await readIssuer(trx, language),
    replaces: correctsId === undefined ? undefined : await numberOf(trx, correctsId),
  } as const;
  return trx
    .insertInto("receipts")
    .values({
      ...row,
      ...personalPart(donation),
      document: JSON.stringify(composeDocument(row, about)),
      donation_id: donation.id,
      fiscal_year: fiscalYear,
      serial,
      unused_key: randomUUID(),
      salt: leafSalt(),
      // It is sealed with the day on which it is issued, also where its gift was booked before.
      paid_on: karachiDay(now),
      fund: donation.fund,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The next serial number. The row is locked until the transaction ends: two receipts wait for each other. */
async function takeSerial(trx: Db, fiscalYear: number): Promise<number> {
  const { last_serial } = await trx
    .insertInto("receipt_serials")
    .values({ fiscal_year: fiscalYear, last_serial: 1 })
    .onConflict((conflict) =>
      conflict.column("fiscal_year").doUpdateSet({ last_serial: sql`receipt_serials.last_serial + 1` }),
    )
    .returning("last_serial")
    .executeTakeFirstOrThrow();
  return last_serial;
}

const numberOf = async (trx: Db, donationId: number): Promise<string | undefined> =>
  (await trx.selectFrom("receipts").select("number").where("donation_id", "=", donationId).executeTakeFirst())
    ?.number;

/**
 * A receipt of money that was given back, or that was wrong, is void. Its number is not used again.
 * @returns its number
 */
export async function voidReceipt(trx: Db, now: Date, donationId: number): Promise<string | undefined> {
  const voided = await trx
    .updateTable("receipts")
    .set({ voided_at: now.toISOString() })
    .where("donation_id", "=", donationId)
    .where("voided_at", "is", null)
    .returning("number")
    .executeTakeFirst();
  return voided?.number;
}

/**
 * Leaves a gift to staff (`needs_review`) whose receipt prints boxes for letters of its name or dedication:
 * RECEIPT-02c. Many are issued without a person who looks at each. The receipt stays as it is.
 */
export async function reviewLetters(trx: Db, now: Date, donation: DonationRow): Promise<void> {
  const letters = await unprintableLetters(donation.donor_name, donation.dedication);
  if (!letters) return;
  await trx.updateTable("donations").set({ needs_review: 1 }).where("id", "=", donation.id).execute();
  await addDonationNote(trx, now, donation, { cause: "system", detail: { unprintable: letters } });
}
