/*
 * Urdu in Latin letters. Nobody is taught to write it so: the same word stands as khoon, khun or khoun, with doubled
 * letters or without. What is certain are its consonants and its long vowels, which Urdu writes, and from which a
 * pattern over Urdu words is made. Urdu is meant as foldText leaves it: ہ for ھ and ۃ, ی for ئ, و for ؤ, no marks.
 */

/** What a consonant may be in Urdu. */
const consonants: Readonly<Record<string, string>> = {
  tion: "شن",
  chh: "چہ",
  sch: "سک",
  kh: "(?:خ|کہ)",
  gh: "(?:غ|گہ)",
  sh: "ش",
  ch: "چہ?",
  th: "[تٹط]ہ?",
  dh: "[دڈ]ہ?",
  ph: "(?:پہ|ف)",
  bh: "بہ",
  jh: "جہ",
  rh: "ڑہ",
  zh: "[ژز]",
  ck: "ک",
  b: "ب",
  c: "[کس]",
  d: "[دڈ]",
  f: "ف",
  g: "[گغ]",
  h: "[ہح]",
  j: "ج",
  k: "[کق]",
  l: "ل",
  m: "م",
  n: "[نں]",
  p: "پ",
  q: "[قک]",
  r: "[رڑ]",
  s: "[سصث]",
  t: "[تٹط]",
  v: "و",
  w: "و",
  x: "کس",
  y: "ی",
  z: "[زذضظ]",
};

/** What a vowel may be inside a word, where short ones are not written; at its beginning, and at its end. */
const vowels: Readonly<Record<string, { inside: string; first: string; last: string }>> = {
  a: { inside: "ع?ا?", first: "[اع]ا?", last: "ع?[اہع]" },
  aa: { inside: "(?:ع?ا|ع)", first: "[اع]ا?", last: "ع?ا" },
  i: { inside: "ع?[یے]?", first: "[اع]ی?", last: "ع?[یے]{1,2}" },
  e: { inside: "ع?[یے]?", first: "[اع]ی?", last: "[یے]?" },
  ee: { inside: "ع?[یے]", first: "[اع]ی", last: "ع?[یے]{1,2}" },
  ai: { inside: "ع?ا?[یے]{1,2}", first: "[اع]ی", last: "ا?[یے]{1,2}" },
  o: { inside: "ع?[وا]?", first: "[اع]و?", last: "و" },
  u: { inside: "ع?و?", first: "[اع]و?", last: "و" },
  oo: { inside: "ع?و", first: "[اع]و", last: "و" },
  au: { inside: "ع?ا?و", first: "[اع]و", last: "ا?و" },
  ah: { inside: "ع?ا?[ہح]", first: "[اع][ہح]", last: "ع?[اہ][ہح]?" },
};

/** Other ways of writing these vowels. */
const alike: Readonly<Record<string, string>> = {
  ii: "ee",
  ie: "ee",
  ea: "ee",
  y: "i",
  ay: "ai",
  ae: "ai",
  ei: "ai",
  ey: "ai",
  uu: "oo",
  ou: "au",
  ow: "au",
  aw: "au",
  eh: "ah",
};

const longestFirst = (texts: string[]) => texts.sort((one, other) => other.length - one.length).join("|");

/** The letters of a word as they are spoken: y is a vowel after a consonant at the end, and h only ends one there. */
const sounds = new RegExp(
  [
    `(?<vowel>(?:ah|eh|(?<=[^aeiou])y)$|${longestFirst(
      [...Object.keys(vowels), ...Object.keys(alike)].filter((vowel) => !/^(?:ah|eh|y)$/.test(vowel)),
    )})`,
    `(?<consonant>${longestFirst(Object.keys(consonants))})`,
  ].join("|"),
  "g",
);

/** A shorter word could be too many, a longer one is none, nor is one with many vowels together. */
const shortest = 3;
const longest = 20;
const isRoman = new RegExp(`^(?!.*[aeiou]{4})[a-z']{${shortest},${longest}}$`);

/** The pattern of the Urdu words that a folded word in Latin letters may be; undefined when it can be none. */
export function urduPattern(word: string): RegExp | undefined {
  if (!isRoman.test(word)) return undefined;
  const plain = word.replaceAll("'", "").replace(/([^aeiou]h?)\1+/g, "$1");
  const parts = Array.from(plain.matchAll(sounds), ({ 0: sound, groups, index }) => {
    if (groups?.consonant) return consonants[sound];
    const vowel = vowels[alike[sound] ?? sound];
    if (index === 0) return vowel?.first;
    return index + sound.length === plain.length ? vowel?.last : vowel?.inside;
  });
  // سکول is written اسکول, too.
  const prefix = /^s[^aeiouh]/.test(plain) ? "ا?" : "";
  return new RegExp(`^${prefix}${parts.join("")}$`);
}

/** More ways of writing one word are not looked for: each costs a search of its own. */
const mostForms = 5;

/**
 * The words of a vocabulary that a word in Latin letters may be in Urdu.
 * @param vocabulary folded words in Urdu
 * @param least letters that a word must have
 */
export function urduForms(word: string, vocabulary: Iterable<string>, least = 2): string[] {
  const pattern = urduPattern(word);
  if (!pattern) return [];
  const found: string[] = [];
  for (const known of vocabulary) {
    if (known.length < least || !pattern.test(known)) continue;
    found.push(known);
    if (found.length === mostForms) break;
  }
  return found;
}
