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

/** Normalises a name for uniqueness: ignores case, Unicode composition and white space. */
export function nameKey(name: string): string {
  // Upper case first, then lower: some letters have two lower-case forms, or none that maps back.
  return name.normalize("NFKC").toUpperCase().toLowerCase().replace(/\s+/gu, " ").trim();
}
