import type { Language } from "#app/contract/language.ts";
import { receiptWords } from "#app/features/giving/receipts/receipts.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";
import { queueReceiptMail } from "./receipt-mail.server.ts";
import type { ReceiptWithDonation } from "./receipts.store.server.ts";

const resendLimit = memoize((deps: Deps) =>
  createRateLimit(deps, { name: "receipt-mail", max: 3, seconds: 60 * 60 }),
);

export type ResendResult = { good: boolean; message: string; status: number; retryAfter?: number };

/**
 * Mails a receipt's link again, to the address that came with the donation and to no other: RECEIPT-05. The mail is in the
 * language of the gift.
 * @param language that of the page, in which it answers
 */
export async function mailReceiptAgain(
  deps: Deps,
  receipt: ReceiptWithDonation,
  language: Language,
): Promise<ResendResult> {
  const { db, clock, env } = deps;
  const t = textIn(language, receiptWords);
  if (!deps.mail) return { good: false, message: t("noMail"), status: 409 };
  const retryAfter = await resendLimit(deps).take(String(receipt.id));
  if (retryAfter !== undefined) {
    return { good: false, message: t("resendTooOften"), status: 429, retryAfter };
  }
  await queueReceiptMail(db, { now: clock.now(), siteUrl: env.siteUrl }, receipt, receipt);
  return { good: true, message: t("resent"), status: 200 };
}
