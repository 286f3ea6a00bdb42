/* What became of a payment, by the words that a bank or a provider writes for it. */

export type PaymentStatus = "completed" | "reversed" | "failed";

const reversed = /\b(?:reversed|reversal|refund(?:ed)?|charge ?back|returned)\b|واپس/;
const failed =
  /\b(?:not|un(?:successful|paid|settled)|incomplete|fail(?:ed|ure)?|error|declined|rejected|denied|cancel(?:l?ed)?|expired|void(?:ed)?|dropped|aborted|timed? ?out|pending|processing|initiated|awaiting|waiting|on hold|in (?:progress|process))\b|ناکام|منسوخ|مسترد|زیر التوا/;
const completed =
  /\b(?:completed?|success(?:ful(?:ly)?)?|paid|posted|booked|cleared|settled|processed|executed|approved|confirmed|captured|credited|debited|received|delivered|done|ok)\b|مکمل|کامیاب/;

/** @returns undefined for what says nothing of it, or two things: "Partially refunded", "Refund failed" */
export function paymentStatus(cell: string): PaymentStatus | undefined {
  const words = cell
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ");
  const [isReversed, isFailed] = [reversed.test(words), failed.test(words)];
  if (/\bpartial/.test(words) || (isReversed && isFailed)) return undefined;
  if (isReversed) return "reversed";
  if (isFailed) return "failed";
  return completed.test(words) ? "completed" : undefined;
}
