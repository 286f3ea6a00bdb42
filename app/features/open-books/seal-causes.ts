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
    sentences.push(`Sealed: ${sumText(sealed)}. In the books now: ${sumText(found)}.`);
  }
  if (causes.includes("refunds"))
    sentences.push("The refunds of that day differ from those that were sealed.");
  if (causes.includes("payouts"))
    sentences.push("The payouts of that day differ from those that were sealed.");
  if (causes.includes("contents") && sentences.length === 0) {
    sentences.push(
      `The number and the total are as sealed (${sumText(sealed)}), but something has changed since that day was sealed: a receipt's number, amount, purpose, day, name or wording, or a refund or payout.`,
    );
  }
  if (causes.includes("chain")) sentences.push("It does not match the seal of the day before.");
  if (causes.includes("seal")) sentences.push("The stored seal does not match its own values.");
  if (causes.includes("replaced")) sentences.push("The published seal of that day was removed or replaced.");
  return sentences;
}
