import type { Language } from "#app/contract/language.ts";

/** Letters of any script, the joiner of Urdu words, and the signs that names have. */
const name = /^[\p{L}\p{M}\p{Zs}\u200c'’.,()&-]{1,80}$/u;
/** What mail programs turn into a link. */
const webAddress = /\.\p{L}/u;

/** To whom a mail greets nobody by name. */
export const plainGreeting: Readonly<Record<Language, string>> = {
  en: "Assalamu alaikum,",
  ur: "السلام علیکم،",
};

/**
 * The first line of a mail to a donor. Anybody can type any name beside somebody else's address, and the mail is ours:
 * what is no plain name, such as a sentence with an address of the web, is left out.
 */
export function greetingFor(typed: string, language: Language = "en"): string {
  if (!name.test(typed) || webAddress.test(typed)) return plainGreeting[language];
  return language === "ur" ? `السلام علیکم ${typed}،` : `Dear ${typed},`;
}
