/**
 * A text in the one form in which search compares texts, in the browser and on the server: without regard to case,
 * to marks above and below letters (accents, zabar, zer), to invisible characters, to how a character is encoded, or
 * to how much white space stands between words. Signs stay: "100%" is found by "0%".
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}

/** A name in the form in which two names count as the same: case, encoding and white space make no difference. */
export function nameKey(name: string): string {
  // Up and then down: some letters have two small forms, or none that goes back to the capital.
  return name.normalize("NFKC").toUpperCase().toLowerCase().replace(/\s+/gu, " ").trim();
}
