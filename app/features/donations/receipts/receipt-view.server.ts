import { anonymousDonor, methodNames } from "#app/features/donations/donations.messages.ts";
import type { ReceiptRow } from "#app/features/donations/ledger/issue-receipt.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { PrintedReceipt } from "./receipt-pdf.server.ts";
import type { ReceiptWithGift } from "./receipts.store.server.ts";

/** The address on the paper and behind its code: who has it can check the receipt, and sees no name. */
export const verifyUrl = (
  siteUrl: string,
  { number, verify_code }: Pick<ReceiptRow, "number" | "verify_code">,
): string => `${siteUrl}/verify-receipt?${new URLSearchParams({ number, code: verify_code })}`;

/** The receipt as the donor's own page and paper say it. */
export function printedReceipt(siteUrl: string, receipt: ReceiptWithGift): PrintedReceipt {
  return {
    number: receipt.number,
    verifyCode: receipt.verify_code,
    verifyUrl: verifyUrl(siteUrl, receipt),
    amountPaisa: receipt.amount_paisa,
    paidOn: receipt.paid_on,
    issuedAt: receipt.issued_at,
    donor: receipt.donor_name || anonymousDonor,
    fund: receipt.fund_title,
    dedication: receipt.dedication,
    method: methodNames[receipt.method],
    reference: receipt.reference,
    voidedOn: receipt.voided_at === null ? undefined : karachiDay(new Date(receipt.voided_at)),
  };
}
