/*
 * The proof behind the open books: docs/open-books.md has the format for other languages. It runs on the server and in
 * browsers (Web Crypto), so that a visitor's own browser computes what the page says.
 *
 * Each kind of hash begins with a tag of its own: a receipt can then not be passed off as an inner node or the other
 * way round. A node without a neighbour moves up as it is. Hashing it with itself instead would give two lists the same
 * root, one of them with its last receipts doubled.
 */

/** What of a receipt goes into its day: no personal data. */
export type BookedReceipt = {
  /** "UWF-2027-000123". */
  number: string;
  amountPaisa: number;
  fund: string;
  /** The Karachi day on which the payment was confirmed. */
  day: string;
  /** 16 random bytes as 32 hexadecimal digits: without them nobody can find a receipt by trying amounts. */
  salt: string;
  said: SaidOfReceipt;
};

/** What the receipt says beyond its sum, and about whom. */
export type SaidOfReceipt = {
  /** The Karachi day of the donation, which is its tax day. */
  givenOn: string;
  /** The hash of what the receipt says but for the person, and the salted hash of the person. */
  document: string;
  person: string;
};

/** A neighbour on the way from a leaf to the root, and its side. */
export type ProofStep = { side: "left" | "right"; hash: string };

export type SealedDay = {
  day: string;
  root: string;
  count: number;
  totalPaisa: number;
  moved: MovedOut;
};

/**
 * Refunds, payouts with cancellations, receipts that a corrected one has replaced, and fund entries with cancellations:
 * of each how many, and what they come to. Of the payouts, how many helped a family, and how many of those were
 * cancelled; what they come to is in `paidOutPaisa` where a day helped five families or more.
 */
export type MovedOut = {
  refunds: number;
  refundedPaisa: number;
  payouts: number;
  paidOutPaisa: number;
  corrections: number;
  correctedPaisa: number;
  entries: number;
  enteredPaisa: number;
  helps: number;
  cancelledHelps: number;
};

/**
 * The version of the format by what a day holds: one without help is as before 4, one without corrections as before 3. Of
 * version 4 are days with help that were sealed before 1.4.0: their paid-out paisa have all of it.
 */
export const versionOf = ({ corrections, entries, helps, cancelledHelps }: MovedOut): 2 | 3 | 5 =>
  helps + cancelledHelps > 0 ? 5 : corrections + entries > 0 ? 3 : 2;

/** The link before the first day. */
export const firstLink = "0".repeat(64);

/** The text whose hash is a receipt's leaf. */
export const leafText = ({ number, amountPaisa, fund, day, salt, said }: BookedReceipt): string =>
  ["receipt", number, amountPaisa, fund, day, said.givenOn, said.document, said.person, salt].join("|");

/** The text whose hash is a day's link. */
export const linkText = (previous: string, { day, root, count, totalPaisa, moved }: SealedDay): string =>
  [
    previous,
    day,
    root,
    count,
    totalPaisa,
    moved.refunds,
    moved.refundedPaisa,
    moved.payouts,
    moved.paidOutPaisa,
    ...(versionOf(moved) > 2
      ? [moved.corrections, moved.correctedPaisa, moved.entries, moved.enteredPaisa]
      : []),
    ...(versionOf(moved) > 3 ? [moved.helps, moved.cancelledHelps] : []),
  ].join("|");

/** All hashes are 64 small hexadecimal digits. */
export const leafHash = (receipt: BookedReceipt): Promise<string> => textHash(leafText(receipt));

/** The leaf of an entry's text as it is written. */
export const textHash = (text: string): Promise<string> => sha256("leaf", utf8(text));

export async function nodeHash(left: string, right: string): Promise<string> {
  return sha256("node", bytes(left), bytes(right));
}

/** A day's link, which contains the link of the day before: no day can be changed without every later one. */
export const dayLink = (previous: string, day: SealedDay): Promise<string> =>
  sha256("day", utf8(linkText(previous, day)));

/** The root of a day's leaves, in their order. */
export async function merkleRoot(leaves: readonly string[]): Promise<string> {
  let level = leaves;
  while (level.length > 1) level = await levelAbove(level);
  return level[0] ?? sha256("empty");
}

/** The neighbours from a leaf up to the root. @param place of the leaf, from 0 */
export async function inclusionProof(leaves: readonly string[], place: number): Promise<ProofStep[]> {
  if (!(place in leaves)) throw new RangeError(`no leaf at ${place}`);
  const steps: ProofStep[] = [];
  let level = leaves;
  let at = place;
  while (level.length > 1) {
    const isLeft = at % 2 === 0;
    const hash = level[isLeft ? at + 1 : at - 1];
    if (hash !== undefined) steps.push({ side: isLeft ? "right" : "left", hash });
    at = Math.floor(at / 2);
    level = await levelAbove(level);
  }
  return steps;
}

/** The hashes from a leaf to the root, with the leaf first. The last one must be the day's root. */
export async function climb(leaf: string, steps: readonly ProofStep[]): Promise<string[]> {
  const hashes = [leaf];
  let current = leaf;
  for (const { side, hash } of steps) {
    current = await (side === "left" ? nodeHash(hash, current) : nodeHash(current, hash));
    hashes.push(current);
  }
  return hashes;
}

/** Whether the receipt is among those of the day with this root. */
export async function proves(
  receipt: BookedReceipt,
  steps: readonly ProofStep[],
  root: string,
): Promise<boolean> {
  const hashes = await climb(await leafHash(receipt), steps);
  return hashes.at(-1) === root;
}

async function levelAbove(level: readonly string[]): Promise<string[]> {
  const above: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left !== undefined) above.push(right === undefined ? left : await nodeHash(left, right));
  }
  return above;
}

const encoder = new TextEncoder();
const utf8 = (text: string) => encoder.encode(text);

function bytes(hash: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError("a hash has 64 hexadecimal digits");
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16));
}

async function sha256(kind: "leaf" | "node" | "empty" | "day", ...parts: Uint8Array[]): Promise<string> {
  const tag = utf8(`umeed-books/2/${kind}\n`);
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, tag.length));
  joined.set(tag);
  let at = tag.length;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  const hash = await digest(joined);
  let hex = "";
  for (const byte of hash) hex += hexOf[byte];
  return hex;
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The SHA-256 of bytes. */
type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

let digest: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/**
 * Hashes with another implementation from now on. Web Crypto, which browsers have, takes some 70 microseconds a hash on
 * the server, which computes all sealed days again and again; Node's own takes one or two.
 */
export function hashWith(own: Digest): void {
  digest = own;
}
