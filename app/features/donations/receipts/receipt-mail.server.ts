import type { LedgerContext } from "#app/features/donations/ledger/change-donation.server.ts";
import type { ReceiptRow } from "#app/features/donations/ledger/issue-receipt.server.ts";
import type { DonationRow } from "#app/features/donations/ledger/start-donation.server.ts";
import type { Db } from "#server/db/connect.ts";
import { queueMail } from "#server/mail/outbox.ts";

/** Tells the donor that the gift has arrived, with the receipt's link. Without an address nothing is sent. */
export async function queueReceiptMail(
  trx: Db,
  { now, siteUrl }: LedgerContext,
  donation: DonationRow,
  receipt: ReceiptRow,
): Promise<void> {
  if (!donation.donor_email) return;
  await queueMail(trx, now, {
    to: donation.donor_email,
    content: {
      subject: `Your receipt ${receipt.number}`,
      greeting: donation.donor_name ? `Dear ${donation.donor_name},` : "Assalamu alaikum,",
      paragraphs: ["Your gift has arrived. Thank you. The link opens its receipt."],
      action: { label: "Open the receipt", url: `${siteUrl}/receipts/${receipt.access_key}` },
    },
  });
}
