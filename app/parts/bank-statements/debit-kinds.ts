import type { DebitKind } from "#app/features/giving/ledger/statement-accounts.ts";

/* What money was that went out, by the words of its line. It is a proposal: staff see it, and choose another one. */

const words: readonly (readonly [DebitKind, RegExp])[] = [
  // "FED ON SMS CHARGES", before what charges are.
  ["tax", /^(?:fed|w\.? ?h\.? ?t|with ?holding|tax|excise)\b/i],
  // The fee for a cheque that came back is no gift that did.
  [
    "charge",
    /\b(?:charges?|chgs?|fees?|sms|commission|mdr|penalty|annual card|chq ?book|cheque ?book)\b|چارجز|فیس/i,
  ],
  ["tax", /\b(?:w\.? ?h\.? ?t|with ?holding|tax(?:es)?|fed|excise)\b|ٹیکس/i],
  [
    "returned",
    /\b(?:chq|cheque|check|inward|outward|clg|clearing|ibft|raast)\b.*\b(?:ret|rtn|return(?:ed)?|bounced?|dishonou?red|unpaid)\b/i,
  ],
  [
    "returned",
    /\b(?:rtn|return(?:ed)?|bounced|dishonou?red|unpaid)\b.*\b(?:chq|cheque|check|clg|ibft|raast)\b/i,
  ],
  ["returned", /\binsuff|\brefer to drawer\b|\brevers(?:al|ed)\b|چیک واپس|چیک کی واپسی/i],
  ["own", /\bown\b/i],
  ["cash", /\bcash (?:withdraw(?:al|n)?|drawn)\b|\batm\b/i],
];

/** @param accounts the digits of the numbers of own accounts: a line that names one is of money that went there */
export function debitKindOf(description: string, accounts: readonly string[]): DebitKind {
  const found = words.find(([, pattern]) => pattern.test(description))?.[0];
  if (found) return found;
  const digits = description.replace(/[\s-]/g, "");
  return accounts.some((number) => number.length >= 8 && digits.includes(number)) ? "own" : "other";
}
