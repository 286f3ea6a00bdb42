import { randomUUID } from "node:crypto";
import type { Language } from "#app/contract/language.ts";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { type NewDonation, startDonation } from "#app/features/giving/ledger/start-donation.server.ts";
import type { ReceiptRow } from "#app/features/giving/receipts/server/receipt-document.server.ts";
import type { Db } from "#server/db/connect.ts";
import { testLedger } from "./ledger.ts";

/* For tests only: donations that are paid, and what makes receipts. */

export const donorEmail = "donor@home.example";
const zakat = { slug: "zakat", title: "Zakat", kind: "named" } as const;

export type PaidDonation = Partial<NewDonation> & { now: Date; language?: Language };

/** A donation that is paid at `now`, through the ledger. @returns its receipt */
export async function givePaid(db: Db, { now, language = "en", ...more }: PaidDonation): Promise<ReceiptRow> {
  const donation: NewDonation = {
    idempotencyKey: randomUUID(),
    amountPaisa: 2500_00,
    fund: zakat,
    method: "bank-transfer",
    gateway: "manual",
    donorName: "Donor of Lahore",
    donorEmail,
    donorReference: "",
    anonymous: false,
    dedication: "For my mother",
    ...more,
  };
  const context = testLedger(now);
  return db.transaction().execute(async (trx) => {
    const started = await startDonation(trx, now, donation);
    if ("fault" in started) throw new Error(started.fault);
    await trx.updateTable("donations").set({ language }).where("id", "=", started.donation.id).execute();
    const changed = await changeDonation(trx, context, started.donation.id, {
      to: "paid",
      cause: "staff",
      confirmation: { amountPaisa: donation.amountPaisa },
    });
    if (!changed?.changed) throw new Error("the gift is not paid");
    return trx
      .selectFrom("receipts")
      .selectAll()
      .where("donation_id", "=", started.donation.id)
      .executeTakeFirstOrThrow();
  });
}

/** Gives the money of a receipt back. */
export async function giveBack(db: Db, { donation_id }: ReceiptRow, now: Date): Promise<void> {
  const context = testLedger(now);
  await db
    .transaction()
    .execute((trx) => changeDonation(trx, context, donation_id, { to: "refunded", cause: "staff" }));
}
