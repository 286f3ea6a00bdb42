/**
 * Normalises a text for search, in the browser and on the server: ignores case, diacritics (accents, zabar,
 * zer), invisible characters, Unicode composition and the amount of white space. Punctuation is kept: "100%"
 * is found by "0%".
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}

/** What may stand before a word, in a folded text: white space, and signs in English and in Urdu. */
export const wordSeparators = " \n-‐‑–—/()[]{}<>\"'“”„‘’«».,:;!?+&*#_=|·•…،؛؟۔";

/** Whether a word begins at this place of a folded text. A sign that is looked for may stand anywhere. */
const startsWord = (folded: string, at: number): boolean =>
  at === 0 || wordSeparators.includes(folded.charAt(at - 1)) || wordSeparators.includes(folded.charAt(at));

/** Where the next word of a folded text begins with `word`, from a place on; -1 when none does. */
export function wordAt(folded: string, word: string, from = 0): number {
  let at = folded.indexOf(word, from);
  while (at >= 0 && !startsWord(folded, at)) at = folded.indexOf(word, at + 1);
  return at;
}

/** Normalises a name for uniqueness: ignores case, Unicode composition and white space. */
export function nameKey(name: string): string {
  // Upper case first, then lower: some letters have two lower-case forms, or none that maps back.
  return name.normalize("NFKC").toUpperCase().toLowerCase().replace(/\s+/gu, " ").trim();
}
