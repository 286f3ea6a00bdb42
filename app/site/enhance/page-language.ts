import { type InLanguage, inLanguage } from "#app/lib/local-row.ts";

/** What staff have written in both languages, as the page that shows it is: `lang` of <html>. */
export const inPageLanguage = <Row extends object>(row: Row): InLanguage<Row> =>
  inLanguage(row, document.documentElement.lang === "ur" ? "ur" : "en");
