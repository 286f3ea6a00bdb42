import { westernDigits } from "./digits.ts";

const withoutMarks = (text: string) => text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
const inOneCase = (text: string) => text.toLowerCase().replace(/\s+/gu, " ").trim();

/**
 * A text without what only distinguishes one way of writing it from another: case, diacritics (accents, zabar, zer),
 * invisible characters, Unicode composition and the amount of white space. Punctuation is kept.
 */
export const foldMarks = (text: string): string => inOneCase(withoutMarks(text));

/** The forms of ye, kaf, heh and alef that Urdu, Arabic, Sindhi and Persian keyboards have, and what is left out. */
const sameLetters: Readonly<Record<string, string>> = Object.fromEntries(
  (["يىېۍ ی", "كڪ ک", "هەۃةھ ہ", "ٱٲٳ ا", "ـءٴ "] as const).flatMap((line) => {
    const [forms = "", letter = ""] = line.split(" ");
    return Array.from(forms, (form) => [form, letter]);
  }),
);
const otherForms = new RegExp(`[${Object.keys(sameLetters).join("")}]`, "g");

/** Bari ye with a hamza is written as one letter, or as two: گۓ and گئے. */
const yeWithHamza = /[\u06d3\ufbb0\ufbb1]|\u06d2\u0654/g;

/**
 * A hamza above a letter that has no form with one stands for a ye of its own: مسٔلہ and مسئلہ. Alef, waw, heh and ye
 * carry theirs.
 */
const hamzaAlone =
  /(?<=[^\P{L}\u0627\u0648\u0649\u064a\u06cc\u06d2\u0647\u06c1\u06be\u06c0-\u06c3\u06d5])\u0654/gu;

/** Apostrophes of English, of names in Latin letters, and the signs that stand in for one. */
const apostrophes = /[’‘‛ʼʻʹ′`]/g;
/** Taken apart it would be a blank with an accent. */
const acute = "´";
/** Hyphens and dashes, but the minus of a blood group, which no letter follows: "B-". */
const hyphens =
  /(?<!(?<![\p{L}\p{N}])(?:ab|[abo]))[-\u2010-\u2015\u2212]+|[-\u2010-\u2015\u2212]+(?=[\p{L}\p{N}])/gu;
const minus = /[\u2010-\u2015\u2212]/g;

/**
 * Normalises a text for search, in the browser and on the server: as `foldMarks`, without regard to the kind of an
 * apostrophe and to whether a word has a hyphen or a blank, and in Urdu without regard to which
 * keyboard a letter or a digit comes from, and whether a word has its hamza and tatweel. "100%" is found by "0%".
 * What is stored by it (search_text) has to be folded anew by a migration when this changes.
 */
export const foldText = (text: string): string =>
  inOneCase(
    westernDigits(
      withoutMarks(text.replace(yeWithHamza, "یے").replace(hamzaAlone, "ی").replaceAll(acute, "'")),
    )
      .replace(apostrophes, "'")
      .replace(otherForms, (form) => sameLetters[form] ?? form)
      .toLowerCase()
      .replace(hyphens, " ")
      .replace(minus, "-"),
  );

/** Parts two halves of a word in Urdu without a blank: some people type nothing there, others a blank. */
const nonJoiner = "\u200c";

/**
 * The ways in which a folded text may be meant: with nothing and with a blank in the place of each zero-width
 * non-joiner. One for a text without.
 */
export function foldForms(text: string): readonly [string, ...string[]] {
  const folded = foldText(text);
  if (!text.includes(nonJoiner)) return [folded];
  const parted = foldText(text.replaceAll(nonJoiner, " "));
  return parted === folded ? [folded] : [folded, parted];
}

/** Where a blank of Arabic words in Urdu is a matter of taste: before ال, and in ان شاء اللہ and ما شاء اللہ. */
const freeBlank =
  /(?<=\p{Script=Arabic}{2}) ?(?=ال\p{Script=Arabic}{2})|(?<=(?<!\p{L})(?:ان|ما)) ?(?=شا ?ال)/gu;
/** A name has one or two. Each doubles the forms that are looked for. */
const maxFreeBlanks = 4;

/** The neighbouring words of a question that some write as one, folded: عید الاضحی. */
export const compounds = (question: string): string[] =>
  foldText(question)
    .replace(freeBlank, (blank) => blank && "\u00a0")
    .split(" ")
    .filter((words) => words.includes("\u00a0"))
    .map((words) => words.replaceAll("\u00a0", " "));

/**
 * The ways in which a question may stand in a text: as `foldForms`, and in Urdu with and without a blank before the article,
 * as in عید الاضحیٰ and عیدالاضحیٰ.
 */
export function askedForms(question: string): [string, ...string[]] {
  const [folded, ...parted] = foldForms(question);
  const pieces = folded.split(freeBlank);
  const several = pieces
    .slice(0, maxFreeBlanks + 1)
    .reduce<string[]>(
      (forms, piece, at) =>
        at === 0 ? [piece] : forms.flatMap((form) => [`${form} ${piece}`, form + piece]),
      [],
    );
  const rest = pieces.slice(maxFreeBlanks + 1);
  return [
    folded,
    ...parted,
    ...several.map((form) => [form, ...rest].join(" ")).filter((form) => form !== folded),
  ];
}

/** What a text is found by: each of its forms, a line each. */
export const foldedLines = (text: string): string => foldForms(text).join("\n");

/** Whether the question is a part of a text, as the lists of the server find it. Nothing asked is a part of everything. */
export function finderOf(question: string): (text: string) => boolean {
  const forms = askedForms(question);
  return (text) => {
    const lines = foldedLines(text);
    return forms.some((form) => lines.includes(form));
  };
}

/** What may stand before a word, in a folded text: white space, and signs in English and in Urdu. */
export const wordSeparators = " \n-‐‑–—/()[]{}<>\"'“”„‘’«».,:;!?+&*#_=|·•…،؛؟۔";

/** Whether a word begins at this place of a folded text. A sign that is looked for may stand anywhere. */
const startsWord = (folded: string, at: number): boolean =>
  at === 0 || wordSeparators.includes(folded.charAt(at - 1)) || wordSeparators.includes(folded.charAt(at));

/** Whether a word of a folded text begins with one of a word's forms. */
export const textHasWord = (folded: string, forms: readonly string[]): boolean =>
  forms.some((form) => {
    let at = folded.indexOf(form);
    while (at >= 0 && !startsWord(folded, at)) at = folded.indexOf(form, at + 1);
    return at >= 0;
  });

/** Normalises a name for uniqueness: ignores case, Unicode composition and white space. */
export function nameKey(name: string): string {
  // Upper case first, then lower: some letters have two lower-case forms, or none that maps back.
  return name.normalize("NFKC").toUpperCase().toLowerCase().replace(/\s+/gu, " ").trim();
}
