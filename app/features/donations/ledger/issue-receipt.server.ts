import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { fiscalYearOfDay, receiptNumber } from "#app/features/donations/receipts/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";
import type { ReceiptsTable } from "#server/db/giving-schema.ts";
import { leafSalt, verifyCode } from "./references.server.ts";
import type { DonationRow } from "./start-donation.server.ts";

export type ReceiptRow = Selectable<ReceiptsTable>;

/**
 * The receipt of a donation that has just become paid, in the same transaction: both happen or neither, so the serial
 * numbers of a fiscal year have no gaps. It keeps what it says: a later change of names changes no receipt.
 */
export async function issueReceipt(trx: Db, now: Date, donation: DonationRow): Promise<ReceiptRow> {
  const paidOn = donation.paid_on;
  if (paidOn === null) throw new Error(`The donation ${donation.reference} has a receipt before it is paid`);
  const fiscalYear = fiscalYearOfDay(paidOn);
  const serial = await takeSerial(trx, fiscalYear);
  const fund = await trx
    .selectFrom("funds")
    .select("title")
    .where("slug", "=", donation.fund)
    .executeTakeFirstOrThrow();
  return trx
    .insertInto("receipts")
    .values({
      donation_id: donation.id,
      fiscal_year: fiscalYear,
      serial,
      number: receiptNumber(fiscalYear, serial),
      unused_key: randomUUID(),
      verify_code: verifyCode(),
      salt: leafSalt(),
      issued_at: now.toISOString(),
      paid_on: paidOn,
      amount_paisa: donation.amount_paisa,
      fund: donation.fund,
      fund_title: fund.title,
      donor_name: donation.donor_name,
      method: donation.method,
      reference: donation.reference,
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

/** A receipt of money that was given back is void. Its number is not used again. */
export async function voidReceipt(trx: Db, now: Date, donationId: number): Promise<void> {
  await trx
    .updateTable("receipts")
    .set({ voided_at: now.toISOString() })
    .where("donation_id", "=", donationId)
    .where("voided_at", "is", null)
    .execute();
}
