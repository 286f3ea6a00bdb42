import { type Language, languagesInEnglish as names } from "./language.ts";

/** A text whose one language was left as it was when the other was changed. */
export type OutdatedText = {
  /** The one that was left. */
  language: Language;
  /** When the other one was changed last, in UTC; empty: not known. */
  since: string;
  /** The checksum of what the other one said before: once it says that again, neither is outdated. */
  was: number;
};

/** What staff read of it: "The English was changed on Nov 12, 2026, after the Urdu." @param day as it is shown */
export function outdatedWords({ language }: Pick<OutdatedText, "language">, day?: string) {
  const [changed, left] = language === "ur" ? [names.en, names.ur] : [names.ur, names.en];
  return {
    /** In a list. */
    short: `${changed} changed since`,
    sentence: `The ${changed} was changed${day ? ` on ${day},` : ""} after the ${left}.`,
    confirm: `The ${left} still holds`,
  };
}
