import type { Language } from "#app/contract/language.ts";

/** Digits are of the same script, and no letters. */
const arabicLetters = /(?=\p{L})\p{Script=Arabic}/gu;
const allLetters = /\p{L}/gu;

/** Only the beginning is examined: a post does not change its language half way. */
const sampleLength = 2000;

function countLetters(text: string) {
  const beginning = text.slice(0, sampleLength);
  return {
    arabic: beginning.match(arabicLetters)?.length ?? 0,
    all: beginning.match(allLetters)?.length ?? 0,
  };
}

/**
 * Whether more than half of a text's letters are Arabic script, which on this site means Urdu. A text without
 * letters is not.
 */
export function isUrdu(text: string): boolean {
  const { arabic, all } = countLetters(text);
  return arabic > 0 && arabic * 2 > all;
}

/** The attributes to spread onto an element that shows user text. */
export type LangAttrs = { lang?: Language; dir?: "ltr" | "rtl" | "auto"; "data-script"?: "mixed" };

/**
 * The language and direction of a text by staff or visitors. The styles set Urdu by `:lang(ur)`, and other
 * texts with some Urdu words by `data-script`.
 * @param page the page's language: what is in it needs no mark on an Urdu page
 */
export function langAttrs(text: string | null | undefined, page: Language = "en"): LangAttrs {
  const { arabic, all } = countLetters(text ?? "");
  if (page === "ur") {
    if (all === 0 || arabic * 2 > all) return {};
    return arabic === 0 ? { lang: "en", dir: "ltr" } : { dir: "auto" };
  }
  if (arabic === 0) return { dir: "auto" };
  return arabic * 2 > all ? { lang: "ur", dir: "rtl" } : { dir: "auto", "data-script": "mixed" };
}

/** Sets a field's `lang` by its text: the styles set Urdu by it, screen readers choose their voice. */
export function markLanguage(field: HTMLElement & { value: string }): void {
  const { lang } = langAttrs(field.value);
  if (lang) field.lang = lang;
  else field.removeAttribute("lang");
}
