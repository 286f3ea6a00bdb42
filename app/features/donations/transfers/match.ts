import { plainCode } from "#app/features/donations/ledger/payment-code.ts";
import { foldText } from "#app/lib/fold-text.ts";

/*
 * Which report of a transfer a line of the bank's statement belongs to. It proposes, a person decides: what is not
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

/** A report that waits. */
export type MatchReport = {
  id: number;
  /** TXN..., which the donor was asked to write into the note of the transfer. */
  reference: string;
  amountPaisa: number;
  /** The Karachi day of the transfer, as the donor says. */
  day: string;
  /** The bank's number of the transfer, as the donor says; may be empty. */
  transactionId: string;
  /** The names that the sender's account may have. */
  names: readonly string[];
};

export type MatchReason = "reference" | "transaction id" | "name" | "amount" | "amount differs";

export type Candidate = {
  report: number;
  /**
   * strong: equal amount, and the reference or the transaction's id. likely: equal amount, at most three days apart, a
   * similar name. doubtful: an equal amount and day alone, or a reference with another amount.
   */
  strength: "strong" | "likely" | "doubtful";
  reasons: readonly MatchReason[];
};

/** One line with one report; no report and no line is in two proposals. */
export type Proposal = Candidate & {
  line: number;
  /** Another line or report fits as well: never ticked beforehand. */
  ambiguous: boolean;
  /** The other reports that fit this line, the best first. */
  others: readonly Candidate[];
};

/** A transfer is booked on its day, or after a weekend. */
const maxDays = 3;
/** A transaction's id says less of a transfer of another week: banks use short numbers again. */
const maxDaysOfId = 10;
/** A shorter id may stand in a line by chance. */
const minIdLength = 6;
/** More reports than this with one amount in those days, and only a name or a number tells which it is. */
const maxByAmount = 8;
/** So many other reports of a line are listed. */
const maxOthers = 5;

const rank = { strong: 0, likely: 1, doubtful: 2 } as const;

/**
 * Proposes a report for each line that fits one.
 * @param reports those that wait; @param lines those that no donation has used
 */
export function proposeMatches(lines: readonly MatchLine[], reports: readonly MatchReport[]): Proposal[] {
  const find = candidateFinder(reports);
  const pairs = lines.flatMap((line) => find(line).map((candidate) => ({ line, candidate })));
  const fits = countFits(pairs);
  const ordered = pairs.toSorted(
    (a, b) =>
      rank[a.candidate.strength] - rank[b.candidate.strength] ||
      a.line.id - b.line.id ||
      a.candidate.report - b.candidate.report,
  );
  const usedLines = new Set<number>();
  const usedReports = new Set<number>();
  const proposals: Proposal[] = [];
  for (const { line, candidate } of ordered) {
    if (usedLines.has(line.id) || usedReports.has(candidate.report)) continue;
    usedLines.add(line.id);
    usedReports.add(candidate.report);
    const others = (fits.ofLine.get(line.id) ?? []).filter(({ report }) => report !== candidate.report);
    const asGood = ({ strength }: Candidate) => rank[strength] <= rank[candidate.strength];
    const ambiguous =
      others.some(asGood) || (fits.ofReport.get(candidate.report) ?? []).filter(asGood).length > 1;
    proposals.push({ ...candidate, line: line.id, ambiguous, others: others.slice(0, maxOthers) });
  }
  return proposals.toSorted((a, b) => rank[a.strength] - rank[b.strength] || a.line - b.line);
}

type Pair = { line: MatchLine; candidate: Candidate };

function countFits(pairs: readonly Pair[]) {
  const ofLine = new Map<number, Candidate[]>();
  const ofReport = new Map<number, Candidate[]>();
  for (const { line, candidate } of pairs) {
    push(ofLine, line.id, candidate);
    push(ofReport, candidate.report, candidate);
  }
  return { ofLine, ofReport };
}

/** Indexes the reports, so that thousands of lines are compared with those few that may fit. */
function candidateFinder(reports: readonly MatchReport[]) {
  const byReference = groupBy(reports, ({ reference }) => plainCode(reference));
  const lengths = [...new Set([...byReference.keys()].map(({ length }) => length))].filter(
    (length) => length > 3,
  );
  const byId = groupBy(reports, ({ transactionId }) => idOf(transactionId));
  const byAmount = groupBy(reports, ({ amountPaisa }) => String(amountPaisa));
  const words = new Map(reports.map(({ id, names }) => [id, names.map(wordsOf)]));

  return (line: MatchLine): Candidate[] => {
    const found = new Map<number, { report: MatchReport; reasons: Set<MatchReason> }>();
    const add = (list: readonly MatchReport[] | undefined, reason: MatchReason) => {
      for (const report of list ?? []) {
        const entry = found.get(report.id) ?? { report, reasons: new Set() };
        found.set(report.id, { ...entry, reasons: entry.reasons.add(reason) });
      }
    };
    const code = plainCode(`${line.reference}|${line.description}`);
    for (let place = code.indexOf("TXN"); place >= 0; place = code.indexOf("TXN", place + 1)) {
      for (const length of lengths) add(byReference.get(code.slice(place, place + length)), "reference");
    }
    for (const id of idsIn(line)) add(byId.get(id), "transaction id");
    const lineWords = wordsOf(`${line.description} ${line.reference}`);
    for (const report of byAmount.get(String(line.amountPaisa)) ?? []) {
      if (daysBetween(line.day, report.day) > maxDays) continue;
      add([report], "amount");
      if (words.get(report.id)?.some((name) => isSimilar(name, lineWords))) add([report], "name");
    }
    const certain = [...found.values()].filter(({ reasons }) => reasons.size > 1 || !reasons.has("amount"));
    // Where many gave the same that day, the amount alone tells nothing.
    const told = found.size > maxByAmount ? certain : [...found.values()];
    return told
      .map(({ report, reasons }) => candidateOf(line, report, reasons))
      .toSorted((a, b) => rank[a.strength] - rank[b.strength] || a.report - b.report);
  };
}

function candidateOf(line: MatchLine, report: MatchReport, reasons: Set<MatchReason>): Candidate {
  const equal = line.amountPaisa === report.amountPaisa;
  reasons.add(equal ? "amount" : "amount differs");
  const named = reasons.has("reference");
  const sameId = reasons.has("transaction id") && daysBetween(line.day, report.day) <= maxDaysOfId;
  const strength =
    equal && (named || sameId) ? "strong" : equal && reasons.has("name") ? "likely" : "doubtful";
  const order: MatchReason[] = ["reference", "transaction id", "name", "amount", "amount differs"];
  return { report: report.id, strength, reasons: order.filter((reason) => reasons.has(reason)) };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === "") continue;
    push(groups, key, item);
  }
  return groups;
}

function push<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** A transaction's id that is long enough to tell something; "" otherwise. */
function idOf(text: string): string {
  const code = plainCode(text);
  return code.length >= minIdLength && /\d{4}/.test(code) ? code : "";
}

/** The whole reference, and every word of the line that may be an id. */
function idsIn({ reference, description }: MatchLine): Set<string> {
  const words = `${reference} ${description}`.split(/[^A-Za-z0-9-]+/);
  return new Set([reference, description, ...words, ...words.flatMap((word) => word.split("-"))].map(idOf));
}

export const daysBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

/** Words that stand before many names, and words of transfers. */
const noNames = new Set([
  "mr",
  "mrs",
  "ms",
  "miss",
  "dr",
  "syed",
  "from",
  "account",
  "transfer",
  "raast",
  "ibft",
  "bank",
]);
/** The commonest name of all is written in many ways. */
const muhammad = /^m[ou]h?ammm?[ae]d$|^md$|^mohd$|^muhd$/;

function wordsOf(text: string): string[] {
  return foldText(text.slice(0, 300))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !noNames.has(word))
    .map((word) => (muhammad.test(word) ? "muhammad" : word));
}

/** Banks cut names short: a word of four letters or more may be the beginning of another. */
const sameWord = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));

/** Whether a line names somebody: by two words of the name, or by all of a short one. */
function isSimilar(name: readonly string[], line: readonly string[]): boolean {
  const shared = name.filter((word) => line.some((other) => sameWord(word, other)));
  if (name.length < 2) return shared.some((word) => word.length >= 4 && word !== "muhammad");
  return shared.length >= 2;
}
