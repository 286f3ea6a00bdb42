const arabicLetters = /\p{Script=Arabic}/gu;
const allLetters = /\p{L}/gu;

/** Only the beginning is looked at: a post does not change its language half way. */
const sampleLengthngth = 2000;

function countLetters(text: string) {
  const beginning = text.slice(0, sampleLengthngth);
  return {
    arabic: beginning.match(arabicLetters)?.length ?? 0,
    all: beginning.match(allLetters)?.length ?? 0,
  };
}

/**
 * Whether a text is mostly in Arabic script, which on this site means Urdu: more such letters than others. A text
 * without letters is not.
 */
export function isUrdu(text: string): boolean {
  const { arabic, all } = countLetters(text);
  return arabic > 0 && arabic * 2 > all;
}

/** What an element that shows written text needs to know of it; spread onto the element. */
export type LangAttrs = { lang?: "ur"; dir: "rtl" | "auto"; "data-script"?: "mixed" };

/**
 * The attributes of an element that shows what staff or visitors have written: its language and its direction. The
 * styles give Urdu its line by `:lang(ur)`, and a text in which only some words are Urdu by `data-script`.
 */
export function langAttrs(text: string | null | undefined): LangAttrs {
  const { arabic, all } = countLetters(text ?? "");
  if (arabic === 0) return { dir: "auto" };
  return arabic * 2 > all ? { lang: "ur", dir: "rtl" } : { dir: "auto", "data-script": "mixed" };
}
