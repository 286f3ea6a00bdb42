import {
  addNote,
  type DeskResult,
  type Opened,
  record,
  refused,
  withDonation,
} from "#app/features/giving/donations-desk/donation-action.server.ts";
import { deskMessages as messages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import { hasComeBack } from "#app/features/giving/ledger/returned-lines.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { queueReceiptMail, replacementLetter, voidLetter } from "./receipt-mail.server.ts";

/** What a donor will be told of a receipt that becomes void. @returns null for a gift without an address, undefined for an unknown one */
export async function readVoidLetter(
  db: Db,
  reference: string,
  act: "refund" | "correction" | "payment-back",
) {
  const gift = await db
    .selectFrom("donations")
    .innerJoin("receipts", "receipts.donation_id", "donations.id")
    .select(["donations.id", "donations.donor_name", "donations.donor_email", "donations.language"])
    .select(["donations.method", "receipts.number"])
    .where("donations.reference", "=", reference.toUpperCase())
    .executeTakeFirst();
  if (!gift) return undefined;
  if (!gift.donor_email) return null;
  const { subject, paragraphs } =
    act === "correction"
      ? replacementLetter(gift, gift.number)
      : voidLetter(gift, {
          number: gift.number,
          to: act === "refund" ? "refunded" : "corrected",
          cameBack: await hasComeBack(db, gift.id),
        });
  return { to: gift.donor_email, language: gift.language, subject, paragraphs };
}

/** Mails the donor of a paid gift the receipt once more. */
export function sendReceiptAgain(deps: Deps, who: Session, opened: Opened): Promise<DeskResult> {
  return withDonation(deps, opened, async (locked) => {
    const { trx, now, donation } = locked;
    const receipt = await trx
      .selectFrom("receipts")
      .selectAll()
      .where("donation_id", "=", donation.id)
      .where("voided_at", "is", null)
      .executeTakeFirst();
    if (!receipt) return refused(409, messages.noReceipt);
    if (!donation.donor_email) return refused(409, messages.noAddress);
    await queueReceiptMail(trx, { now, siteUrl: deps.env.siteUrl }, donation, receipt);
    await addNote(locked, who, { receipt_sent: true });
    await record(locked, who, "send receipt", { receipt: receipt.number });
    return {};
  });
}
