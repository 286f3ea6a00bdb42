import type { DebitKind } from "#app/features/giving/ledger/statement-accounts.ts";

/* What money was that went out, by the words of its line. It is a proposal: staff see it, and choose another one. */

const words: readonly (readonly [DebitKind, RegExp])[] = [
  [
    "returned",
    /\b(?:chq|cheque|check|inward|clg)\b.*\b(?:ret|return(?:ed)?|bounced?|dishonou?red)\b|\binsuff/i,
  ],
  ["charge", /\b(?:charges?|fees?|sms|commission|mdr|annual card|chq ?book|cheque ?book)\b/i],
  ["tax", /\b(?:w\.? ?h\.? ?t\b|wht|with ?holding|tax|fed|excise)/i],
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
