/*
 * Fonts for what the foundation's own have not, in the order in which they are asked. They lie in
 * app/styles/fonts/fallback, made by tools/fonts/fallback.ts, and each is read with the first text that needs it.
 */

export type FallbackFont = {
  /** Its file there, without the extension. */
  name: string;
  /** A letter that it may have. What a font does have is what its file says. */
  letters: RegExp;
};

/** Marks, signs and figures of no one script. */
const shared = "\\p{Script=Common}\\p{Script=Inherited}";

const ofScripts = (name: string, ...scripts: string[]): FallbackFont => ({
  name,
  letters: new RegExp(`[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join("")}]`, "u"),
});

export const fallbackFonts: readonly FallbackFont[] = [
  {
    name: "noto-sans",
    letters: new RegExp(`[${shared}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]`, "u"),
  },
  // Letters of Sindhi, Pashto and others that Nastaliq does not have; both are printed in this style.
  ofScripts("naskh", "Arabic"),
  ofScripts("devanagari", "Devanagari"),
  ofScripts("bengali", "Bengali"),
  ofScripts("gurmukhi", "Gurmukhi"),
  ofScripts("gujarati", "Gujarati"),
  ofScripts("oriya", "Oriya"),
  ofScripts("tamil", "Tamil"),
  ofScripts("telugu", "Telugu"),
  ofScripts("kannada", "Kannada"),
  ofScripts("malayalam", "Malayalam"),
  ofScripts("sinhala", "Sinhala"),
  ofScripts("thaana", "Thaana"),
  ofScripts("tibetan", "Tibetan"),
  ofScripts("thai", "Thai"),
  ofScripts("lao", "Lao"),
  ofScripts("khmer", "Khmer"),
  ofScripts("myanmar", "Myanmar"),
  ofScripts("hebrew", "Hebrew"),
  ofScripts("armenian", "Armenian"),
  ofScripts("georgian", "Georgian"),
  ofScripts("ethiopic", "Ethiopic"),
  ofScripts("hangul", "Hangul"),
  ofScripts("han", "Han", "Hiragana", "Katakana", "Bopomofo"),
  { name: "symbols", letters: /[\p{S}\p{P}\p{N}]/u },
  { name: "emoji", letters: /\p{Emoji}/u },
];
