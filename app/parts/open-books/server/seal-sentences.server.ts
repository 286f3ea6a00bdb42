import type { Language } from "#app/contract/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textIn } from "#app/lib/words.server.ts";
import { sealWords } from "#app/parts/open-books/open-books.words.ts";
import type { DaySum, SealDifference } from "#app/parts/open-books/seal-causes.ts";

/** What differs, a sentence each. For staff and, without a name in it, for everybody. */
export function sealSentences({ causes, sealed, found }: SealDifference, language: Language): string[] {
  const t = textIn(language, sealWords);
  const sum = ({ receipts, paisa }: DaySum) => t("sum", { receipts, amount: formatMoney(paisa, language) });
  const sentences: string[] = [];
  if (causes.includes("receipts") || causes.includes("total")) {
    sentences.push(t("sums", { sealed: sum(sealed), found: sum(found) }));
  }
  if (causes.includes("refunds")) sentences.push(t("refunds"));
  if (causes.includes("payouts")) sentences.push(t("payouts"));
  if (causes.includes("contents") && sentences.length === 0) {
    sentences.push(t("contents", { sealed: sum(sealed) }));
  }
  if (causes.includes("chain")) sentences.push(t("chain"));
  if (causes.includes("seal")) sentences.push(t("seal"));
  if (causes.includes("replaced")) sentences.push(t("replaced"));
  return sentences;
}
