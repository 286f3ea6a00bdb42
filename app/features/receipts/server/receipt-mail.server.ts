import type { LedgerContext } from "#app/features/donations/ledger/donation-followers.server.ts";
import { issueDonationKey } from "#app/features/donations/ledger/donation-keys.server.ts";
import type { ReceiptRow } from "#app/features/receipts/server/receipt-document.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { linkMs } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { givenDay } from "./receipt-document.server.ts";

/**
 * Writes to the donor that the donation has arrived, with the receipt's link: RECEIPT-03. Without an address nothing is sent.
 * Call it in the transaction that made the receipt.
 */
export async function queueReceiptMail(
  trx: Db,
  { now, siteUrl }: Pick<LedgerContext, "now" | "siteUrl">,
  donation: { donor_name: string; donor_email: string },
  receipt: ReceiptRow,
): Promise<void> {
  if (!donation.donor_email) return;
  const key = await issueDonationKey(trx, now, receipt.donation_id, linkMs.receipt);
  await queueMail(trx, now, {
    to: donation.donor_email,
    content: {
      subject: `Your receipt ${receipt.number}`,
      greeting: greetingFor(donation.donor_name),
      paragraphs: [
        "Thank you. Your gift has arrived. The link opens the receipt, which you can print and keep for your tax return.",
        "Anybody with the link sees your name and your gift, so please keep it to yourself. To prove that the receipt is genuine, use the code on it.",
        `The link works for six years. If you lose it, get a new one at ${siteUrl}/donation-statement.`,
      ],
      facts: [
        ["Receipt", receipt.number],
        ["Amount", formatMoney(receipt.amount_paisa)],
        ["For", receipt.fund_title],
        ["Date of gift", formatDay(givenDay(receipt))],
        ["Reference", receipt.reference],
      ],
      action: { label: "Open the receipt", url: `${siteUrl}/receipts/${key}` },
    },
  });
}
