import { foldText } from "#app/lib/fold-text.ts";

/* The words by which a line of a statement names somebody. */

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
/** In characters, and in words: more is no name. */
const maxText = 300;
const maxWords = 24;

const ascii = /^[\x20-\x7e]*$/;

/** The words of a name or of a line, without those that many have. */
export function wordsOf(text: string): string[] {
  const cut = text.slice(0, maxText);
  // Most lines are plain letters: they are split without Unicode's tables, which take several times as long.
  const words = ascii.test(cut) ? cut.toLowerCase().split(/[^a-z]+/) : foldText(cut).split(/[^\p{L}]+/u);
  return words
    .filter((word) => word.length > 1 && !noNames.has(word))
    .slice(0, maxWords)
    .map((word) => (word.startsWith("m") && muhammad.test(word) ? "muhammad" : word));
}

/** Banks cut names short: a word of four letters or more may be the beginning of another. */
const sameWord = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));

/** Whether a line names somebody: by two words of the name, or by all of a short one. */
export function isSimilar(name: readonly string[], line: readonly string[]): boolean {
  const [only] = name;
  if (name.length < 2 && (!only || only.length < 4 || only === "muhammad")) return false;
  const wanted = Math.min(name.length, 2);
  let shared = 0;
  for (const word of name) {
    if (!line.some((other) => sameWord(word, other))) continue;
    shared += 1;
    if (shared === wanted) return true;
  }
  return false;
}

/** What words are looked up by: equal for those that `isSimilar` may take for the same. */
export const partsOf = (words: readonly string[]): string[] => words.map((word) => word.slice(0, 4));
