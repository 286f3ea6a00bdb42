/**
 * Whether a text is mostly in Arabic script, which on this site means Urdu: more such letters than others. A text
 * without letters is not. Only the beginning is looked at: a post does not change its language half way.
 */
export function isUrdu(text: string): boolean {
  const letters = text.slice(0, 2000);
  const arabic = letters.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const all = letters.match(/\p{L}/gu)?.length ?? 0;
  return arabic > 0 && arabic * 2 > all;
}

/** The attributes that let an element hold such a text: its language, its direction and the taller line. */
export function scriptOf(text: string): { lang?: "ur"; dir: "rtl" | "auto"; urdu: boolean } {
  return isUrdu(text) ? { lang: "ur", dir: "rtl", urdu: true } : { dir: "auto", urdu: false };
}
