import {
  candidateFinder,
  type Found,
  type MatchDonation,
  type MatchLine,
  type MatchReason,
  matchLimits,
  reasonOrder,
} from "./match-candidates.ts";

/*
 * Which donation that waits a line of the bank's statement belongs to. It proposes, a person decides: what is not
 * certain is shown as such and never ticked beforehand. Everything is looked up, nothing compared with all: a line is
 * compared with some tens of donations at most, however many wait.
 */

export type MatchStrength = "strong" | "likely" | "doubtful";

export type Candidate = {
  donation: number;
  /**
   * strong: equal amount, and the reference or the transaction's id. likely: equal amount, at most three days apart, a
   * similar name. doubtful: an equal amount and day alone, or a reference with another amount.
   */
  strength: MatchStrength;
  reasons: readonly MatchReason[];
};

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

const strengths = ["strong", "likely", "doubtful"] as const;

/**
 * Proposes a donation for each line that fits one.
 * @param donations those that wait; @param lines those that no donation has used
 */
export function proposeMatches(lines: readonly MatchLine[], donations: readonly MatchDonation[]): Proposal[] {
  const find = candidateFinder(donations);
  const fits: { line: MatchLine; found: Found[]; used: boolean }[] = [];
  for (const line of lines) {
    const found = find(line);
    for (const { waiting, rank } of found) waiting.fits[rank] += 1;
    if (found.length > 0) fits.push({ line, found, used: false });
  }
  fits.sort((a, b) => a.line.id - b.line.id);
  const proposals: Proposal[] = [];
  for (const rank of strengths.keys()) {
    for (const fit of fits) {
      const { line, found } = fit;
      const best = fit.used ? undefined : found.find((one) => one.rank === rank && !one.waiting.used);
      if (!best) continue;
      fit.used = true;
      best.waiting.used = true;
      const linesAsGood = best.waiting.fits.slice(0, rank + 1).reduce((sum, each) => sum + each, 0);
      const others = found.filter((one) => one !== best);
      proposals.push({
        ...candidateOf(best),
        line: line.id,
        ambiguous: linesAsGood > 1 || others.some((other) => other.rank <= rank),
        others: others.slice(0, matchLimits.others).map(candidateOf),
        more: Math.max(0, others.length - matchLimits.others),
      });
    }
  }
  return proposals;
}

/** The reasons of each number, made once. */
const reasonsOf = Array.from({ length: 1 << reasonOrder.length }, (_, reasons) =>
  reasonOrder.filter((__, place) => reasons & (1 << place)),
);

const candidateOf = ({ waiting, rank, reasons }: Found): Candidate => ({
  donation: waiting.donation.id,
  strength: strengths[rank] ?? "doubtful",
  reasons: reasonsOf[reasons] ?? [],
});
