import type { Language } from "#app/contract/language.ts";
import { type InLanguage, inLanguage } from "#app/lib/local-row.ts";

/** `lang` of <html>. */
export const pageLanguage = (): Language => (document.documentElement.lang === "ur" ? "ur" : "en");

/** What staff have written in both languages, as the page that shows it is. */
export const inPageLanguage = <Row extends object>(row: Row): InLanguage<Row> =>
  inLanguage(row, pageLanguage());
