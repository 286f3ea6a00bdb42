import type { Language } from "#app/contract/language.ts";
import { type InLanguage, inLanguage } from "#app/lib/local-row.ts";
import { langAttrs } from "#app/lib/urdu.ts";

/** `lang` of <html>. */
export const pageLanguage = (): Language => (document.documentElement.lang === "ur" ? "ur" : "en");

/** What staff have written in both languages, as the page that shows it is. */
export const inPageLanguage = <Row extends object>(row: Row): InLanguage<Row> =>
  inLanguage(row, pageLanguage());

/** Shows a text by staff, with its language and direction. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent === text) return;
  element.textContent = text;
  for (const name of ["lang", "data-script"]) element.removeAttribute(name);
  for (const [name, value] of Object.entries(langAttrs(text))) element.setAttribute(name, value);
}
