import { formatMoney } from "#app/lib/money.ts";

/**
 * In what a sealed day differs from what is computed today: how many receipts, their sum, what they say, the day before
 * in the chain, or the seal's own row.
 */
export const sealCauses = ["receipts", "total", "contents", "chain", "seal"] as const;
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
  } else if (causes.includes("contents")) {
    sentences.push(
      `Number and sum are as sealed (${sumText(sealed)}), but a receipt of that day says something else than when it was sealed: its number, amount or purpose.`,
    );
  }
  if (causes.includes("chain")) sentences.push("It does not follow from the seal of the day before.");
  if (causes.includes("seal")) sentences.push("The stored seal is not the one that its own values make.");
  return sentences;
}
