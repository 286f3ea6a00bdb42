import type { GivingFeature } from "#app/features/giving/ledger/donation-followers.server.ts";
import { receiptsTable } from "./receipts.table.ts";
import { inPlaceAct } from "./server/correct-paid-gift.server.ts";
import { issueReceipt, reviewLetters, voidReceipt } from "./server/issue-receipt.server.ts";
import { queueReceiptMail, queueVoidMail } from "./server/receipt-mail.server.ts";
import { receiptRoutes } from "./server/receipts.routes.server.ts";

export const receiptsFeature: GivingFeature = {
  group: { name: "Receipts", description: "What is written for a gift that has arrived." },
  exported: {
    receipt_serials: "The last serial number of receipts, by tax year",
    lost_receipts: "Numbers of receipts that were lost with a restored backup, and are void",
  },
  tables: [receiptsTable],
  routes: receiptRoutes,
  acts: [inPlaceAct],
  async followDonation(trx, context, donation, entered) {
    const { to } = entered;
    if (to === "paid") {
      const receipt = await issueReceipt(trx, context, donation, entered.corrects?.id);
      if (entered.tell) await queueReceiptMail(trx, context, donation, receipt);
      await reviewLetters(trx, context.now, donation);
    }
    if (to === "refunded" || to === "corrected") {
      const number = await voidReceipt(trx, context.now, donation.id);
      if (entered.tell && number) await queueVoidMail(trx, context.now, donation, { number, to });
    }
  },
};
