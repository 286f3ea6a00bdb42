/*
 * The proof behind the open books: docs/open-books.md has the format for other languages. It runs on the server and in
 * browsers (Web Crypto), so that a visitor's own browser computes what the page says.
 *
 * Each kind of hash begins with a tag of its own: a receipt can then not be passed off as an inner node or the other
 * way round. A node without a neighbour moves up as it is. Hashing it with itself instead would give two lists the same
 * root, one of them with its last receipts doubled.
 */

const tags = {
  leaf: "umeed-books/1/leaf\n",
  node: "umeed-books/1/node\n",
  empty: "umeed-books/1/empty\n",
  day: "umeed-books/1/day\n",
} as const;

/** What of a receipt goes into its day: no personal data. */
export type BookedReceipt = {
  /** "UWF-2027-000123". */
  number: string;
  amountPaisa: number;
  /** The fund's slug. */
  fund: string;
  /** The Karachi day on which the payment was confirmed. */
  day: string;
  /** 16 random bytes as 32 hexadecimal digits: without them nobody can find a receipt by trying amounts. */
  salt: string;
};

/** A neighbour on the way from a leaf to the root, and its side. */
export type ProofStep = { side: "left" | "right"; hash: string };

export type SealedDay = { day: string; root: string; count: number; totalPaisa: number };

/** The link before the first day. */
export const firstLink = "0".repeat(64);

/** The text whose hash is a receipt's leaf. */
export const leafText = ({ number, amountPaisa, fund, day, salt }: BookedReceipt): string =>
  [number, amountPaisa, fund, day, salt].join("|");

/** The text whose hash is a day's link. */
export const linkText = (previous: string, { day, root, count, totalPaisa }: SealedDay): string =>
  [previous, day, root, count, totalPaisa].join("|");

/** All hashes are 64 small hexadecimal digits. */
export const leafHash = (receipt: BookedReceipt): Promise<string> => textHash(leafText(receipt));

/** The leaf of a receipt's text as it is written. */
export const textHash = (text: string): Promise<string> => sha256(tags.leaf, utf8(text));

export async function nodeHash(left: string, right: string): Promise<string> {
  return sha256(tags.node, bytes(left), bytes(right));
}

/** A day's link, which contains the link of the day before: no day can be changed without every later one. */
export const dayLink = (previous: string, day: SealedDay): Promise<string> =>
  sha256(tags.day, utf8(linkText(previous, day)));

/** The root of a day's leaves, in the order of their serial numbers. */
export async function merkleRoot(leaves: readonly string[]): Promise<string> {
  let level = leaves;
  while (level.length > 1) level = await levelAbove(level);
  return level[0] ?? sha256(tags.empty);
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
    const [left, right] = level.slice(at, at + 2);
    if (left !== undefined) above.push(right === undefined ? left : await nodeHash(left, right));
  }
  return above;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

function bytes(hash: string): Uint8Array {
  const pairs = hash.match(/[0-9a-f]{2}/g) ?? [];
  if (hash.length !== 64 || pairs.length !== 32) throw new TypeError("a hash has 64 hexadecimal digits");
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

async function sha256(tag: string, ...parts: Uint8Array[]): Promise<string> {
  const joined = Uint8Array.from([utf8(tag), ...parts].flatMap((part) => [...part]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", joined));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
