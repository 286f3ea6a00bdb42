import { codesIn, idOf, plainCode, referencesIn } from "#app/features/giving/ledger/payment-code.ts";
import { addDays } from "#app/lib/dates.ts";
import { foldText } from "#app/lib/fold-text.ts";

/*
 * Which donation that waits a line of the bank's statement belongs to. It proposes, a person decides: what is not
 * certain is shown as such and never ticked beforehand.
 */

/** Money that came in, as the statement shows it. */
export type MatchLine = {
  id: number;
  /** A Karachi day. */
  day: string;
  amountPaisa: number;
  description: string;
  reference: string;
};

export type MatchDonation = {
  id: number;
  /** TXN..., which the donor was asked to write into the note of the transfer. */
  reference: string;
  amountPaisa: number;
  /** The Karachi day of the transfer, as the donor says, or of the donation. */
  day: string;
  /** The bank's number of the transfer, as the donor says; may be empty. */
  transactionId: string;
  /** The names that the sender's account may have. */
  names: readonly string[];
  /** Late: it is not waited for any more, and only its own reference finds it. */
  late?: boolean;
};

export const matchLimits = {
  /** A transfer is booked on its day, or after a weekend. */
  days: 3,
  /** A transaction's id says less of a transfer of another week: banks use short numbers again. */
  daysOfId: 10,
  /** More donations than this with one amount in those days, and the amount alone proposes none of them. */
  byAmount: 8,
  /** More donations than this with one amount and a similar name, and the name tells nobody apart. */
  byName: 20,
  /** More donations than this with one amount in those days, and only a number decides: names take too long then. */
  compared: 1000,
  /** More donations than this with one id, and it is no id. */
  byId: 20,
  /** So many other donations of a line are listed. */
  others: 5,
} as const;

const reasonOrder = ["reference", "transaction id", "name", "amount", "amount differs"] as const;
export type MatchReason = (typeof reasonOrder)[number];

/**
 * strong: equal amount, and the reference or the transaction's id. likely: equal amount, at most three days apart, a
 * similar name. doubtful: an equal amount and day alone, or a reference with another amount.
 */
const strengths = ["strong", "likely", "doubtful"] as const;
export type MatchStrength = (typeof strengths)[number];

export type Candidate = { donation: number; strength: MatchStrength; reasons: readonly MatchReason[] };

/** One line with one donation; no donation and no line is in two proposals. */
export type Proposal = Candidate & {
  line: number;
  /** Another line or donation fits as well: never ticked beforehand. */
  ambiguous: boolean;
  /** The best of the other donations that fit this line. */
  others: readonly Candidate[];
  /** How many more fit it, of those that were compared. */
  more: number;
};

/**
 * Proposes a donation for each line that fits one.
 * @param donations those that wait; @param lines those that no donation has used
 */
export function proposeMatches(lines: readonly MatchLine[], donations: readonly MatchDonation[]): Proposal[] {
  const find = candidateFinder(donations);
  const fits = lines
    .map((line) => ({ line: line.id, found: find(line) }))
    .toSorted((a, b) => a.line - b.line);
  const isAsGood = (one: Candidate, than: Candidate) => rankOf(one) <= rankOf(than);
  const ofDonation = Map.groupBy(
    fits.flatMap(({ found }) => found),
    ({ donation }) => donation,
  );
  const [usedLines, usedDonations] = [new Set<number>(), new Set<number>()];
  const proposals: Proposal[] = [];
  for (const strength of strengths) {
    for (const { line, found } of fits) {
      const best = found.find((one) => one.strength === strength && !usedDonations.has(one.donation));
      if (!best || usedLines.has(line)) continue;
      usedLines.add(line);
      usedDonations.add(best.donation);
      const others = found.filter((one) => one !== best);
      const rivals = [...others, ...(ofDonation.get(best.donation) ?? []).filter((one) => one !== best)];
      proposals.push({
        ...best,
        line,
        ambiguous: rivals.some((rival) => isAsGood(rival, best)),
        others: others.slice(0, matchLimits.others),
        more: Math.max(0, others.length - matchLimits.others),
      });
    }
  }
  return proposals;
}

const rankOf = ({ strength }: Candidate) => strengths.indexOf(strength);

/** @returns what finds the donations that a line may be of, the best first */
function candidateFinder(donations: readonly MatchDonation[]): (line: MatchLine) => Candidate[] {
  const waiting = donations.filter(({ late }) => !late);
  const byReference = Map.groupBy(donations, ({ reference }) => plainCode(reference));
  const byId = Map.groupBy(waiting, ({ transactionId }) => idOf(transactionId));
  const byAmount = Map.groupBy(waiting, ({ amountPaisa }) => amountPaisa);
  const names = new Map(waiting.map((donation) => [donation, donation.names.map(wordsOf)]));

  return (line) => {
    const found = new Map<MatchDonation, Set<MatchReason>>();
    const add = (reason: MatchReason, some: readonly MatchDonation[] = []) => {
      for (const one of some) found.set(one, (found.get(one) ?? new Set()).add(reason));
    };
    for (const reference of referencesIn(line)) add("reference", byReference.get(reference));
    for (const code of codesIn(line)) {
      const same = byId.get(code) ?? [];
      if (same.length <= matchLimits.byId) add("transaction id", same);
    }
    const isNear = daysNear(matchLimits.days, line.day);
    const near = (byAmount.get(line.amountPaisa) ?? []).filter(({ day }) => isNear(day));
    if (near.length <= matchLimits.byAmount) add("amount", near);
    if (near.length <= matchLimits.compared) {
      const words = wordsOf(`${line.description} ${line.reference}`);
      const named = near.filter((one) => names.get(one)?.some((name) => isSimilar(name, words)));
      if (named.length <= matchLimits.byName) add("name", named);
    }
    return [...found]
      .map(([donation, reasons]) => candidateOf(line, donation, reasons))
      .sort((a, b) => rankOf(a) - rankOf(b) || a.donation - b.donation);
  };
}

function candidateOf(line: MatchLine, donation: MatchDonation, found: Set<MatchReason>): Candidate {
  const isEqual = line.amountPaisa === donation.amountPaisa;
  found.add(isEqual ? "amount" : "amount differs");
  const isId = found.has("transaction id") && daysNear(matchLimits.daysOfId, line.day)(donation.day);
  const isNumber = isEqual && (found.has("reference") || isId);
  const strength = isNumber ? "strong" : found.has("name") ? "likely" : "doubtful";
  return { donation: donation.id, strength, reasons: reasonOrder.filter((reason) => found.has(reason)) };
}

/** Whether another day is so many days before or after this one, or fewer. */
function daysNear(count: number, day: string): (other: string) => boolean {
  const [first, last] = [addDays(day, -count), addDays(day, count)];
  return (other) => other >= first && other <= last;
}

/* The words by which a line names somebody. */

/** Words that stand before many names, and words of transfers. */
const noNames = new Set("mr mrs ms miss dr syed from account transfer raast ibft bank".split(" "));
/** The commonest name of all is written in many ways. */
const muhammad = /^m[ou]h?ammm?[ae]d$|^md$|^mohd$|^muhd$/;
/** In characters, and in words: more is no name. */
const maxText = 300;
const maxWords = 24;

/** The words of a name or of a line, without those that many have. */
const wordsOf = (text: string): string[] =>
  foldText(text.slice(0, maxText))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !noNames.has(word))
    .slice(0, maxWords)
    .map((word) => (muhammad.test(word) ? "muhammad" : word));

/** Banks cut names short: a word of four letters or more may be the beginning of another. */
const sameWord = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));

/** Whether a line names somebody: by two words of the name, or by all of a short one. */
function isSimilar(name: readonly string[], line: readonly string[]): boolean {
  const [only] = name;
  if (name.length < 2 && (!only || only.length < 4 || only === "muhammad")) return false;
  const shared = name.filter((word) => line.some((other) => sameWord(word, other)));
  return shared.length >= Math.min(name.length, 2);
}
