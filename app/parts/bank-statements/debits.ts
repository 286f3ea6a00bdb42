import type { DebitKind } from "#app/features/giving/ledger/statement-accounts.ts";
import { addDays } from "#app/lib/dates.ts";

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

/** In days: a payout stands on the statement so near to the day on which it was paid. */
export const payoutDays = 10;

/** With an amount below zero. */
type Debit = { day: string; amount_paisa: number };
type Payout = { id: number; amount_paisa: number; paid_on: string };

/**
 * Which payout each line of money that went out was: the only one of its amount near its day that no line above has. One
 * payout of several is never guessed.
 */
export function joinPayouts<Line extends Debit>(
  lines: readonly Line[],
  payouts: readonly Payout[],
): Map<Line, Payout> {
  const ofAmount = Map.groupBy(payouts, ({ amount_paisa }) => -amount_paisa);
  const taken = new Set<Payout>();
  const joined = new Map<Line, Payout>();
  for (const line of lines) {
    const [from, to] = [addDays(line.day, -payoutDays), addDays(line.day, payoutDays)];
    const isOpen = (one: Payout) => !taken.has(one) && one.paid_on >= from && one.paid_on <= to;
    const equal = ofAmount.get(line.amount_paisa) ?? [];
    const [payout, ...others] = equal.filter(isOpen);
    if (!payout || others.length > 0) continue;
    taken.add(payout);
    joined.set(line, payout);
  }
  return joined;
}
