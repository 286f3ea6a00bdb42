import type { GivingFeature } from "#app/features/giving/ledger/donation-followers.server.ts";
import { issueReceipt, voidReceipt } from "./server/issue-receipt.server.ts";
import { reviewLetters } from "./server/printed-letters.server.ts";
import { queueReceiptMail } from "./server/receipt-mail.server.ts";
import { receiptRoutes } from "./server/receipts.routes.server.ts";

export const receiptsFeature: GivingFeature = {
  group: { name: "Receipts", description: "What is written for a gift that has arrived." },
  routes: receiptRoutes,
  async followDonation(trx, context, donation, { to }) {
    if (to === "paid") {
      await queueReceiptMail(trx, context, donation, await issueReceipt(trx, context, donation));
      await reviewLetters(trx, context.now, donation);
    }
    if (to === "refunded") await voidReceipt(trx, context.now, donation.id);
  },
};
