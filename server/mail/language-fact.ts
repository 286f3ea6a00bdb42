import { type Language, languagesInEnglish } from "#app/contract/language.ts";

/** A row of a mail to the office: who wrote in Urdu is called and answered in it. English needs no mention. */
export const languageFact = (language: Language): [label: string, value: string][] =>
  language === "ur" ? [["Wrote in", languagesInEnglish.ur]] : [];
