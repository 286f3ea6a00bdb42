import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as desk from "#app/features/giving/donations-desk/donations-desk.schema.ts";

const { post } = staffCalls;

export const receiptsCalls = calls({
  sendReceiptAgain: post<{ body: typeof desk.donationAction }>(
    "donations/receipt-mails",
    "donations:write",
    "Send a receipt again",
  ),
});
