/* The site's two languages, and the addresses of their pages. */

/** English first: it stands at the plain addresses, and where nothing else is said. */
export const languages = ["en", "ur"] as const;
export type Language = (typeof languages)[number];

/** How each language is called by those who read it. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", ur: "اردو" };

/** For staff: the dashboard, exports, and mails to the office are in English. */
export const languagesInEnglish: Readonly<Record<Language, string>> = { en: "English", ur: "Urdu" };

/** For staff: "Urdu" for who wrote in Urdu, and is answered in it. English needs no mention. */
export const wroteIn = (language: Language): string => (language === "ur" ? languagesInEnglish.ur : "");

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ur" ? "rtl" : "ltr");

/** Between the items of a row. */
export const commaIn = (language: Language): string => (language === "ur" ? "، " : ", ");

/** The order of names in a language: in Urdu ا ب پ ت ٹ, and not that of the letters' numbers. */
export const compareIn = (language: Language) => new Intl.Collator(language).compare;

/** What stands before every path of a language's pages: none for English. */
const prefixes: Readonly<Record<Language, string>> = { en: "", ur: "/ur" };

/** A page's address in a language. @param path the English one, which may have a query and a fragment */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixes[language];
  // The home page is /ur, not /ur/.
  return path === "/" || path.startsWith("/?") || path.startsWith("/#")
    ? `${prefix}${prefix === "" ? path : path.slice(1)}`
    : `${prefix}${path}`;
}

/** An address that staff typed, for a page in a language: of a page of ours the one in it, any other as it stands. */
export const linkIn = (language: Language, link: string): string =>
  link.startsWith("/") && readPath(link).language === "en" ? pathIn(language, link) : link;

/** An address that staff typed: of a page of ours its path, without the site before it. @param siteUrl without a slash at its end */
export const withoutSite = (link: string, siteUrl: string): string =>
  link === siteUrl ? "/" : link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link;

/** The language of an address and its path in English. @param path with or without query */
export function readPath(path: string): { language: Language; path: string } {
  const found = /^\/ur(?=[/?#]|$)/.exec(path);
  if (!found) return { language: "en", path };
  const rest = path.slice(found[0].length);
  return { language: "ur", path: rest.startsWith("/") ? rest : `/${rest}` };
}
