import { plainCode } from "#app/features/donations/ledger/payment-code.ts";
import { codesIn, idOf, referencesIn } from "./match-codes.ts";
import { isSimilar, keysOfLine, keysOfName, partsOfName, wordsOf } from "./match-words.ts";

/*
 * Which gift that waits a line of the bank's statement belongs to. It proposes, a person decides: what is not certain is
 * shown as such and never ticked beforehand. Everything is looked up, nothing compared with all: a line is compared with
 * some tens of gifts at most, however many wait.
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

/** A gift that waits, reported or not. */
export type MatchGift = {
  id: number;
  /** TXN..., which the donor was asked to write into the note of the transfer. */
  reference: string;
  amountPaisa: number;
  /** The Karachi day of the transfer, as the donor says, or of the gift. */
  day: string;
  /** The bank's number of the transfer, as the donor says; may be empty. */
  transactionId: string;
  /** The names that the sender's account may have. */
  names: readonly string[];
  /** Late: it is not waited for any more, and only its own reference finds it. */
  late?: boolean;
};

export type MatchReason = "reference" | "transaction id" | "name" | "amount" | "amount differs";
export type MatchStrength = "strong" | "likely" | "doubtful";

export type Candidate = {
  gift: number;
  /**
   * strong: equal amount, and the reference or the transaction's id. likely: equal amount, at most three days apart, a
   * similar name. doubtful: an equal amount and day alone, or a reference with another amount.
   */
  strength: MatchStrength;
  reasons: readonly MatchReason[];
};

/** One line with one gift; no gift and no line is in two proposals. */
export type Proposal = Candidate & {
  line: number;
  /** Another line or gift fits as well: never ticked beforehand. */
  ambiguous: boolean;
  /** The best of the other gifts that fit this line. */
  others: readonly Candidate[];
  /** How many more fit it, of those that were compared. */
  more: number;
};

export const matchLimits = {
  /** A transfer is booked on its day, or after a weekend. */
  days: 3,
  /** A transaction's id says less of a transfer of another week: banks use short numbers again. */
  daysOfId: 10,
  /** More gifts than this with one amount in those days, and only a name or a number tells which it is. */
  byAmount: 8,
  /** So many gifts of one amount, name and days are compared with a line. Each line begins with another one. */
  byName: 10,
  /** More gifts than this with one id, and it is no id. */
  byId: 20,
  /** So many other gifts of a line are listed. */
  others: 5,
} as const;

const strengths = ["strong", "likely", "doubtful"] as const;
const order: readonly MatchReason[] = ["reference", "transaction id", "name", "amount", "amount differs"];

/** A candidate while it is found: reasons are a number with a bit for each of `order`. */
type Found = { gift: MatchGift; reasons: number; rank: number };
const bit = (reason: MatchReason) => 1 << order.indexOf(reason);
const named = bit("reference");
const sameId = bit("transaction id");
const likeName = bit("name");
const equal = bit("amount");
const differs = bit("amount differs");

/**
 * Proposes a gift for each line that fits one.
 * @param gifts those that wait; @param lines those that no donation has used
 */
export function proposeMatches(lines: readonly MatchLine[], gifts: readonly MatchGift[]): Proposal[] {
  const find = candidateFinder(gifts);
  const fits = lines
    .map((line) => ({ line, found: find(line) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => a.line.id - b.line.id);
  // Of each gift: how many lines fit it as strong, likely and doubtful.
  const counts = new Map<MatchGift, number[]>();
  for (const { found } of fits) {
    for (const { gift, rank } of found) {
      const count = counts.get(gift) ?? [0, 0, 0];
      count[rank] = (count[rank] ?? 0) + 1;
      counts.set(gift, count);
    }
  }
  const usedLines = new Set<MatchLine>();
  const usedGifts = new Set<MatchGift>();
  const proposals: Proposal[] = [];
  for (const rank of strengths.keys()) {
    for (const { line, found } of fits) {
      if (usedLines.has(line)) continue;
      const best = found.find((one) => one.rank === rank && !usedGifts.has(one.gift));
      if (!best) continue;
      usedLines.add(line);
      usedGifts.add(best.gift);
      const count = counts.get(best.gift) ?? [];
      const linesAsGood =
        (count[0] ?? 0) + (rank > 0 ? (count[1] ?? 0) : 0) + (rank > 1 ? (count[2] ?? 0) : 0);
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
const reasonsOf = Array.from({ length: 1 << order.length }, (_, reasons) =>
  order.filter((__, place) => reasons & (1 << place)),
);

const candidateOf = ({ gift, rank, reasons }: Found): Candidate => ({
  gift: gift.id,
  strength: strengths[rank] ?? "doubtful",
  reasons: reasonsOf[reasons] ?? [],
});

/** Gifts of one amount, by the day, and by what their names are looked up by. */
type OfAmount = {
  byDay: Map<number, MatchGift[]>;
  words: Set<string>;
  byName: Map<string, Map<number, Named>>;
};
/** Gifts of one name and day, and with which of them the next line begins. */
type Named = { gifts: MatchGift[]; first: number };

/** Indexes the gifts. @returns what finds those that a line may be of, the best first */
function candidateFinder(gifts: readonly MatchGift[]): (line: MatchLine) => Found[] {
  const byReference = new Map<string, MatchGift[]>();
  const byId = new Map<string, MatchGift[]>();
  const byAmount = new Map<number, OfAmount>();
  const names = new Map<MatchGift, string[][]>();
  for (const gift of gifts) {
    push(byReference, plainCode(gift.reference), gift);
    if (gift.late) continue;
    const id = gift.transactionId && idOf(gift.transactionId);
    if (id) push(byId, id, gift);
    const own = gift.names.map(wordsOf);
    names.set(gift, own);
    addToAmount(byAmount, gift, own);
  }
  return (line) => {
    const found = new Map<MatchGift, number>();
    const add = (gift: MatchGift, reason: number) => found.set(gift, (found.get(gift) ?? 0) | reason);
    for (const reference of referencesIn(line))
      for (const gift of byReference.get(reference) ?? []) add(gift, named);
    if (byId.size > 0) {
      for (const code of codesIn(line)) {
        const same = byId.get(code) ?? [];
        if (same.length <= matchLimits.byId) for (const gift of same) add(gift, sameId);
      }
    }
    const ofAmount = byAmount.get(line.amountPaisa);
    if (ofAmount) addOfAmount(line, ofAmount, names, add);
    const ranked: Found[] = [];
    for (const [gift, reasons] of found) ranked.push(rankOf(line, gift, reasons));
    return ranked.length > 1 ? ranked.sort((a, b) => a.rank - b.rank || a.gift.id - b.gift.id) : ranked;
  };
}

function addToAmount(byAmount: Map<number, OfAmount>, gift: MatchGift, names: readonly string[][]): void {
  let group = byAmount.get(gift.amountPaisa);
  if (!group) {
    group = { byDay: new Map(), words: new Set(), byName: new Map() };
    byAmount.set(gift.amountPaisa, group);
  }
  const day = numberOf(gift.day);
  push(group.byDay, day, gift);
  for (const part of names.flatMap(partsOfName)) group.words.add(part);
  for (const key of new Set(names.flatMap(keysOfName))) {
    const days = group.byName.get(key) ?? new Map();
    group.byName.set(key, days);
    const list = days.get(day);
    if (list) list.gifts.push(gift);
    else days.set(day, { gifts: [gift], first: 0 });
  }
}

/** Adds the gifts of an amount that are near a line: all where they are few, else those with a similar name. */
function addOfAmount(
  line: MatchLine,
  { byDay, words, byName }: OfAmount,
  names: ReadonlyMap<MatchGift, string[][]>,
  add: (gift: MatchGift, reason: number) => void,
): void {
  const days = daysAround(line.day);
  let count = 0;
  for (const day of days) count += byDay.get(day)?.length ?? 0;
  if (count === 0) return;
  const lineWords = wordsOf(`${line.description} ${line.reference}`);
  const isNamed = (gift: MatchGift) => names.get(gift)?.some((name) => isSimilar(name, lineWords)) ?? false;
  if (count <= matchLimits.byAmount) {
    for (const day of days)
      for (const gift of byDay.get(day) ?? []) add(gift, isNamed(gift) ? equal | likeName : equal);
    return;
  }
  const lists: Map<number, Named>[] = [];
  for (const key of keysOfLine(lineWords, words)) {
    const ofDays = byName.get(key);
    if (ofDays) lists.push(ofDays);
  }
  if (lists.length === 0) return;
  let left: number = matchLimits.byName;
  const seen = new Set<MatchGift>();
  for (const day of days) {
    for (const ofDays of lists) {
      const list = ofDays.get(day);
      if (!list || left === 0) continue;
      const { gifts } = list;
      // Where many have the name, every line begins with another gift: no gift is left out for all of them.
      const first = gifts.length > matchLimits.byName ? list.first : 0;
      list.first = (first + 1) % gifts.length;
      // What has the same key and is no such name is passed over, but not without end.
      const last = Math.min(gifts.length, matchLimits.byName * 4);
      for (let place = 0; place < last && left > 0; place += 1) {
        const gift = gifts[(first + place) % gifts.length];
        if (!gift || seen.has(gift)) continue;
        seen.add(gift);
        if (!isNamed(gift)) continue;
        left -= 1;
        add(gift, equal | likeName);
      }
    }
  }
}

function rankOf(line: MatchLine, gift: MatchGift, told: number): Found {
  const isEqual = line.amountPaisa === gift.amountPaisa;
  const reasons = told | (isEqual ? equal : differs);
  const isId = (reasons & sameId) > 0 && daysBetween(line.day, gift.day) <= matchLimits.daysOfId;
  const isStrong = isEqual && ((reasons & named) > 0 || isId);
  return { gift, reasons, rank: isStrong ? 0 : isEqual && reasons & likeName ? 1 : 2 };
}

function push<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

const numberOf = (day: string) => Date.parse(day) / 86_400_000;

export const daysBetween = (a: string, b: string) => (a === b ? 0 : Math.abs(numberOf(a) - numberOf(b)));

/** The day itself, then those before and after it, the nearest first. */
function daysAround(day: string): number[] {
  const middle = numberOf(day);
  const days = [middle];
  for (let away = 1; away <= matchLimits.days; away += 1) days.push(middle - away, middle + away);
  return days;
}
