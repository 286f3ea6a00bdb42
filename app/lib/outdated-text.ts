import { type Language, languages } from "#app/contract/language.ts";
import type { OutdatedText } from "#app/contract/outdated-text.ts";
import { checksum } from "./checksum.ts";

/* Whether a text was changed in one language alone since the two said the same: decision 099. */

/** A text in both languages; empty or missing: there is none. */
type TwoTexts = { [Each in Language]?: string };

/** Forms send other line ends than calls. */
const comparable = (text = "") => text.replace(/\r\n?/g, "\n").trim();

/**
 * What a save makes of a text. Both changed at once, a first text, and the one that was left when it is changed in its turn
 * are up to date: whoever saves them has seen both.
 * @param outdated as it was before the save
 * @param now of the save
 * @returns undefined: the two languages say the same, as far as is known
 */
export function outdatedAfter(
  before: TwoTexts,
  after: TwoTexts,
  outdated: OutdatedText | undefined,
  now: Date,
): OutdatedText | undefined {
  const texts = [before.en, before.ur, after.en, after.ur].map(comparable);
  if (texts.includes("")) return undefined;
  const changed = languages.filter(
    (language) => comparable(before[language]) !== comparable(after[language]),
  );
  const [only, second] = changed;
  if (!only) return outdated;
  if (second || outdated?.language === only) return undefined;
  const was = outdated?.was ?? checksum(comparable(before[only]));
  if (checksum(comparable(after[only])) === was) return undefined;
  return { language: only === "en" ? "ur" : "en", since: now.toISOString(), was };
}
