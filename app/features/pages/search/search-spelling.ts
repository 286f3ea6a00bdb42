import { foldText } from "#app/lib/fold-text.ts";

/* What a word that is found nowhere was meant to be: SEARCH-06. */

/** A shorter word is near to too many others. */
const shortest = 4;
/** In words of so many letters two may be wrong. */
const long = 8;

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] => foldText(text).split(/[^\p{L}\p{N}]+/u);

/** The different words of texts, those of the first texts first. */
export const vocabularyOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(wordsIn).filter((word) => word.length >= shortest)),
];

/**
 * A question with each word that begins no known word in the spelling of the nearest one: one letter is wrong, two in a
 * longer word, or two vowels alone ("blud" and "blood"), because Urdu is written in Latin letters in many ways. In Urdu
 * letters of one sound count as vowels do.
 * @param words folded
 * @returns undefined when there is nothing to mend
 */
export function mendedQuestion(words: readonly string[], vocabulary: readonly string[]): string | undefined {
  let isMended = false;
  const mended = words.map((word) => {
    if (word.length < shortest || vocabulary.some((known) => known.startsWith(word))) return word;
    const near = nearest(word, vocabulary);
    if (near) isMended = true;
    return near ?? word;
  });
  return isMended ? mended.join(" ") : undefined;
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const most = word.length >= long ? 2 : 1;
  let best: { known: string; distance: number } | undefined;
  for (const known of vocabulary) {
    // Fewer steps than the difference of their lengths make no word of the other.
    if (Math.abs(known.length - word.length) > 2 || !isSameSound(known.charAt(0), word.charAt(0))) continue;
    const distance = letterDistance(word, known);
    const isNear = distance <= most || (distance <= 2 && consonants(word) === consonants(known));
    if (isNear && (!best || distance < best.distance)) best = { known, distance };
  }
  return best?.known;
}

/** How many letters have to be added, removed or changed to make one text the other (Levenshtein). */
function letterDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Urdu has several letters for one sound: سدقہ is meant as صدقہ. The first of a line stands for all of it. */
const letterOfSound: Readonly<Record<string, string>> = Object.fromEntries(
  ["سصث", "زذضظ", "تط", "ہح", "کق", "اع"].flatMap(([first = "", ...others]) =>
    others.map((letter) => [letter, first]),
  ),
);
const soundOf = (text: string) => text.replace(/[صثذضظطحقع]/g, (letter) => letterOfSound[letter] ?? letter);

const isSameSound = (one: string, other: string) => soundOf(one) === soundOf(other);

/** Vowels in both scripts stand for none. */
const consonants = (word: string) => soundOf(word).replace(/[aeiouyاویے]+/g, "");
