import { codesIn, idOf, referencesIn } from "#app/features/giving/ledger/match-codes.ts";
import { plainCode } from "#app/features/giving/ledger/payment-code.ts";
import { addDays } from "#app/lib/dates.ts";
import { isSimilar, partsOf, wordsOf } from "./match-words.ts";

/*
 * Which donation that waits a line of the bank's statement belongs to. It proposes, a person decides: what is not
 * certain is shown as such and never ticked beforehand. Donations are looked up by what a line says, so that a line is
 * compared with some tens of them, however many wait.
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
  /** More donations than this with one amount in those days, and only a name or a number decides which it is. */
  byAmount: 8,
  /** More donations than this with one amount, day and word of a name, and the word tells nobody apart. */
  byName: 20,
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

/** Indexes the donations. @returns what finds those that a line may be of, the best first */
function candidateFinder(donations: readonly MatchDonation[]): (line: MatchLine) => Candidate[] {
  const waiting = donations.filter(({ late }) => !late);
  const byReference = Map.groupBy(donations, ({ reference }) => plainCode(reference));
  const byId = Map.groupBy(waiting, ({ transactionId }) => idOf(transactionId));
  const byAmount = Map.groupBy(waiting, ({ amountPaisa, day }) => `${amountPaisa} ${day}`);
  const names = new Map(waiting.map((donation) => [donation, donation.names.map(wordsOf)]));
  const parts = [...names].flatMap(([donation, own]) =>
    [...new Set(own.flatMap(partsOf))].map((part) => ({ donation, part })),
  );
  const byName = Map.groupBy(
    parts,
    ({ donation: { amountPaisa, day }, part }) => `${amountPaisa} ${day} ${part}`,
  );

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
    const amounts = daysAround(line.day).map((day) => `${line.amountPaisa} ${day}`);
    const near = amounts.map((amount) => byAmount.get(amount) ?? []);
    const count = near.reduce((sum, { length }) => sum + length, 0);
    if (count <= matchLimits.byAmount) add("amount", near.flat());
    const words = count > 0 ? wordsOf(`${line.description} ${line.reference}`) : [];
    for (const part of new Set(partsOf(words))) {
      for (const amount of amounts) {
        const same = byName.get(`${amount} ${part}`) ?? [];
        if (same.length > matchLimits.byName) continue;
        const isLike = (one: MatchDonation) => names.get(one)?.some((name) => isSimilar(name, words));
        add("name", same.map(({ donation }) => donation).filter(isLike));
      }
    }
    return [...found]
      .map(([donation, reasons]) => candidateOf(line, donation, reasons))
      .sort((a, b) => rankOf(a) - rankOf(b) || a.donation - b.donation);
  };
}

function candidateOf(line: MatchLine, donation: MatchDonation, found: Set<MatchReason>): Candidate {
  const isEqual = line.amountPaisa === donation.amountPaisa;
  found.add(isEqual ? "amount" : "amount differs");
  const isId = found.has("transaction id") && isWithin(matchLimits.daysOfId, line.day, donation.day);
  const isNumber = isEqual && (found.has("reference") || isId);
  const strength = isNumber ? "strong" : found.has("name") ? "likely" : "doubtful";
  return { donation: donation.id, strength, reasons: reasonOrder.filter((reason) => found.has(reason)) };
}

const isWithin = (days: number, day: string, other: string) =>
  other >= addDays(day, -days) && other <= addDays(day, days);

/** The day itself, and those before and after it. */
const daysAround = (day: string): string[] =>
  Array.from({ length: 2 * matchLimits.days + 1 }, (_, place) => addDays(day, place - matchLimits.days));
