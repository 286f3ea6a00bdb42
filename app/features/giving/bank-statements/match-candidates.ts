import { codesIn, idOf, referencesIn } from "#app/features/giving/ledger/match-codes.ts";
import { plainCode } from "#app/features/giving/ledger/payment-code.ts";
import { isSimilar, keysOfLine, keysOfName, partsOfName, wordsOf } from "./match-words.ts";

/* Finds the donations that a line of a statement may be of. Everything is looked up by what the line says. */

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

export type MatchReason = "reference" | "transaction id" | "name" | "amount" | "amount differs";
export const matchLimits = {
  /** A transfer is booked on its day, or after a weekend. */
  days: 3,
  /** A transaction's id says less of a transfer of another week: banks use short numbers again. */
  daysOfId: 10,
  /** More donations than this with one amount in those days, and only a name or a number decides which it is. */
  byAmount: 8,
  /** So many donations of one amount, name and days are compared with a line. Each line begins with another one. */
  byName: 10,
  /** More donations than this with one id, and it is no id. */
  byId: 20,
  /** So many other donations of a line are listed. */
  others: 5,
} as const;

export const reasonOrder: readonly MatchReason[] = [
  "reference",
  "transaction id",
  "name",
  "amount",
  "amount differs",
];

/** A name that donations have, with what it is looked up by. */
type Name = { words: readonly string[]; keys: readonly string[]; parts: readonly string[] };

/** A donation while lines are compared with it. */
type Waiting = {
  donation: MatchDonation;
  day: number;
  names: readonly Name[];
  /** How many lines fit it as strong, likely and doubtful. */
  fits: [number, number, number];
  used: boolean;
};

/** A candidate while it is found: reasons are a number with a bit for each of `reasonOrder`. */
export type Found = { waiting: Waiting; reasons: number; rank: 0 | 1 | 2 };
const bit = (reason: MatchReason) => 1 << reasonOrder.indexOf(reason);
const named = bit("reference");
const sameId = bit("transaction id");
const likeName = bit("name");
const equal = bit("amount");
const differs = bit("amount differs");

/** Donations of one amount, by the day, and by what their names are looked up by. */
type OfAmount = {
  byDay: Map<number, Waiting[]>;
  parts: Set<string>;
  byName: Map<string, Map<number, Named>>;
};
/** Donations of one name and day, and with which of them the next line begins. */
type Named = { list: Waiting[]; first: number };

/** Indexes the donations. @returns what finds those that a line may be of, the best first */
export function candidateFinder(donations: readonly MatchDonation[]): (line: MatchLine) => Found[] {
  const byReference = new Map<string, Waiting[]>();
  const byId = new Map<string, Waiting[]>();
  const byAmount = new Map<number, OfAmount>();
  const nameOf = oncePerText(nameOfText);
  const daysOf = oncePerText(daysAround);
  for (const donation of donations) {
    const names = donation.late ? [] : [...new Set(donation.names)].map(nameOf);
    const waiting: Waiting = { donation, day: numberOf(donation.day), names, fits: [0, 0, 0], used: false };
    push(byReference, plainCode(donation.reference), waiting);
    if (donation.late) continue;
    const id = donation.transactionId && idOf(donation.transactionId);
    if (id) push(byId, id, waiting);
    addToAmount(byAmount, waiting);
  }

  return (line) => {
    const found: Found[] = [];
    const add = (waiting: Waiting, reasons: number) => {
      const known = found.find((one) => one.waiting === waiting);
      if (known) known.reasons |= reasons;
      else found.push({ waiting, reasons, rank: 2 });
    };
    for (const reference of referencesIn(line))
      for (const waiting of byReference.get(reference) ?? []) add(waiting, named);
    if (byId.size > 0) {
      for (const code of codesIn(line)) {
        const same = byId.get(code);
        if (same && same.length <= matchLimits.byId) for (const waiting of same) add(waiting, sameId);
      }
    }
    const days = daysOf(line.day);
    const ofAmount = byAmount.get(line.amountPaisa);
    if (ofAmount) addOfAmount(line, days, ofAmount, add);
    for (const one of found) rankFound(one, line, days[0] ?? 0);
    return found.length > 1
      ? found.sort((a, b) => a.rank - b.rank || a.waiting.donation.id - b.waiting.donation.id)
      : found;
  };
}

/** Many donations have one name, and many lines one day: each is worked out once. */
function oncePerText<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = work(text);
      known.set(text, value);
    }
    return value;
  };
}

function nameOfText(text: string): Name {
  const words = wordsOf(text);
  return { words, keys: keysOfName(words), parts: partsOfName(words) };
}

function addToAmount(byAmount: Map<number, OfAmount>, waiting: Waiting): void {
  const { donation, day, names } = waiting;
  let group = byAmount.get(donation.amountPaisa);
  if (!group) {
    group = { byDay: new Map(), parts: new Set(), byName: new Map() };
    byAmount.set(donation.amountPaisa, group);
  }
  push(group.byDay, day, waiting);
  for (const { parts, keys } of names) {
    for (const part of parts) group.parts.add(part);
    for (const key of keys) {
      let days = group.byName.get(key);
      if (!days) {
        days = new Map();
        group.byName.set(key, days);
      }
      const known = days.get(day);
      if (!known) days.set(day, { list: [waiting], first: 0 });
      // Both of its names may have the key.
      else if (known.list.at(-1) !== waiting) known.list.push(waiting);
    }
  }
}

/** Adds the donations of an amount that are near a line: all where they are few, else those with a similar name. */
function addOfAmount(
  line: MatchLine,
  days: readonly number[],
  { byDay, parts, byName }: OfAmount,
  add: (waiting: Waiting, reasons: number) => void,
): void {
  let count = 0;
  for (const day of days) count += byDay.get(day)?.length ?? 0;
  if (count === 0) return;
  const lineWords = wordsOf(`${line.description} ${line.reference}`);
  const like = new Map<Name, boolean>();
  const isLike = (name: Name) => {
    let known = like.get(name);
    if (known === undefined) {
      known = isSimilar(name.words, lineWords);
      like.set(name, known);
    }
    return known;
  };
  if (count <= matchLimits.byAmount) {
    for (const day of days)
      for (const waiting of byDay.get(day) ?? [])
        add(waiting, waiting.names.some(isLike) ? equal | likeName : equal);
    return;
  }
  const lists: Map<number, Named>[] = [];
  for (const key of keysOfLine(lineWords, parts)) {
    const ofDays = byName.get(key);
    if (ofDays) lists.push(ofDays);
  }
  if (lists.length === 0) return;
  const seen = new Set<Waiting>();
  let left: number = matchLimits.byName;
  for (const day of days) {
    for (const ofDays of lists) {
      const ofName = ofDays.get(day);
      if (!ofName || left === 0) continue;
      const { list } = ofName;
      // Where many have the name, each line begins where the one before has ended: none is left out for all.
      const first = list.length > matchLimits.byName ? ofName.first : 0;
      ofName.first = (first + matchLimits.byName) % list.length;
      // What has the same key and is no such name is passed over, but not without end.
      const last = Math.min(list.length, matchLimits.byName * 4);
      for (let place = 0; place < last && left > 0; place += 1) {
        const waiting = list[(first + place) % list.length];
        if (!waiting || seen.has(waiting)) continue;
        seen.add(waiting);
        if (!waiting.names.some(isLike)) continue;
        left -= 1;
        add(waiting, equal | likeName);
      }
    }
  }
}

function rankFound(one: Found, line: MatchLine, lineDay: number): void {
  const { donation, day } = one.waiting;
  const isEqual = line.amountPaisa === donation.amountPaisa;
  one.reasons |= isEqual ? equal : differs;
  const isId = (one.reasons & sameId) > 0 && Math.abs(lineDay - day) <= matchLimits.daysOfId;
  if (isEqual && ((one.reasons & named) > 0 || isId)) one.rank = 0;
  else if (isEqual && (one.reasons & likeName) > 0) one.rank = 1;
}

function push<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

const numberOf = (day: string) => Date.parse(day) / 86_400_000;

/** The day itself, then those before and after it, the nearest first. */
function daysAround(day: string): number[] {
  const middle = numberOf(day);
  const days = [middle];
  for (let away = 1; away <= matchLimits.days; away += 1) days.push(middle - away, middle + away);
  return days;
}
