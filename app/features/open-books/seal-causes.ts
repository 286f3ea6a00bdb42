import { formatMoney } from "#app/lib/money.ts";

/**
 * In what a sealed day differs from what is computed today: how many receipts, their sum, refunds, payouts, what any of
 * them says, the day before in the chain, the seal's own row, or the seal that was made first.
 */
export const sealCauses = [
  ...(["receipts", "total", "refunds", "payouts"] as const),
  ...(["contents", "chain", "seal", "replaced"] as const),
] as const;
export type SealCause = (typeof sealCauses)[number];

/** Of a day: how many receipts it has and what they come to, in paisa. */
export type DaySum = { receipts: number; paisa: number };

export type SealDifference = { causes: readonly SealCause[]; sealed: DaySum; found: DaySum };

const sumText = ({ receipts, paisa }: DaySum) =>
  `${receipts} ${receipts === 1 ? "gift" : "gifts"}, ${formatMoney(paisa)}`;

/** What differs, a sentence each. For staff and, without a name in it, for everybody. */
export function differenceSentences({ causes, sealed, found }: SealDifference): string[] {
  const sentences: string[] = [];
  if (causes.includes("receipts") || causes.includes("total")) {
    sentences.push(`Sealed were ${sumText(sealed)}; the books now hold ${sumText(found)}.`);
  }
  if (causes.includes("refunds")) sentences.push("The refunds of that day are not those that were sealed.");
  if (causes.includes("payouts")) sentences.push("The payouts of that day are not those that were sealed.");
  if (causes.includes("contents") && sentences.length === 0) {
    sentences.push(
      `Number and sum are as sealed (${sumText(sealed)}), but something of that day is not what it was when it was sealed: a receipt's number, amount, purpose, day, name or wording, or a refund or payout.`,
    );
  }
  if (causes.includes("chain")) sentences.push("It does not follow from the seal of the day before.");
  if (causes.includes("seal")) sentences.push("The stored seal is not the one that its own values make.");
  if (causes.includes("replaced"))
    sentences.push("The seal that was published for that day was taken away or made again.");
  return sentences;
}
