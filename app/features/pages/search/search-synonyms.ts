import { foldText } from "#app/lib/fold-text.ts";

/**
 * What visitors call the same thing: whoever asks for one of a group is shown what has any of it (SEARCH-05). An entry is a
 * word or a phrase in English or Urdu, also as it is often misspelt. Whole words are compared with the question, with or
 * without an s at the end; the pages are searched for words that begin with an entry, so a short one finds too much.
 */
const synonyms: readonly (readonly string[])[] = [
  ["office hours", "opening hours", "opening times", "timing", "دفتر کے اوقات", "اوقات کار", "دفتری اوقات"],
  [
    "scholarship",
    "stipend",
    "bursary",
    "school fees",
    "fees",
    "education",
    "wazifa",
    "wazeefa",
    "اسکول کی فیس",
    "وظیفہ",
    "تعلیم",
    "اسکالرشپ",
    "اسکالر شپ",
    "سکالرشپ",
  ],
  ["cv", "resume", "curriculum vitae", "bio data", "biodata"],
  ["blood", "khoon", "khun", "lahu", "خون", "بلڈ"],
  ["hospital", "haspatal", "aspatal", "ہسپتال"],
  ["volunteer", "razakar", "رضاکار"],
  ["receipt", "raseed", "rasid", "رسید"],
  ["lost", "misplaced", "gum", "gumshuda", "kho gayi", "kho gai", "گم", "گمشدہ", "کھو گئی"],
  ["job", "vacancy", "vacancies", "employment", "naukri", "nokri", "نوکری", "ملازمت"],
  ["medicine", "medication", "dawai", "dawa", "دوا", "دوائی"],
  [
    "fever",
    "clinic",
    "illness",
    "sick",
    "bukhar",
    "bukhaar",
    "bimari",
    "beemari",
    "بخار",
    "بیماری",
    "بیمار",
    "کلینک",
  ],
  ["ration", "groceries", "rashan", "raashan", "راشن"],
  ["marriage", "wedding", "dowry", "shadi", "shaadi", "jahez", "jahaiz", "شادی", "جہیز"],
  ["sewing", "stitching", "tailoring", "silai", "سلائی"],
  ["orphan", "yateem", "yatim", "یتیم"],
  ["water", "pani", "پانی"],
  ["zakat", "zakah", "zakaat", "زکوٰۃ", "زکات", "زکواۃ"],
  ["ramzan", "ramadan", "ramazan", "رمضان"],
  ["sadqa", "sadaqah", "sadqah", "sadaqa", "صدقہ"],
  ["fitrana", "fitra", "فطرانہ", "فطرہ"],
  ["khairat", "khairaat", "alms", "خیرات"],
  ["qurbani", "kurbani", "قربانی"],
  ["imdad", "madad", "امداد", "مدد"],
  ["donation", "atiya", "chanda", "عطیہ", "عطیات", "چندہ"],
  ["education", "taleem", "talim", "تعلیم"],
  ["school", "اسکول", "سکول"],
  ["student", "طلبہ", "طلباء", "طالب علم"],
  ["doctor", "ڈاکٹر"],
  ["treatment", "ilaj", "علاج"],
  ["patient", "mareez", "mariz", "مریض"],
  ["widow", "bewa", "بیوہ", "بیوائیں"],
  ["flood", "sailab", "selab", "سیلاب"],
  ["quilt", "razai", "رضائی", "لحاف"],
  ["mosque", "masjid", "مسجد"],
  ["camp", "کیمپ"],
  ["contact", "rabta", "رابطہ"],
  ["complaint", "shikayat", "شکایت"],
  ["event", "taqreeb", "تقریب", "تقریبات"],
  ["story", "stories", "kahani", "کہانی", "کہانیاں"],
];

/** Who types a group of blood needs blood, or gives it: no page names the groups in its words. */
const bloodGroup =
  /^(?:(?:a|b|ab|o) ?(?:[+-]|[+ ]?ve|pos|neg|positive|negative)|(?:اے|بی|اے ?بی|او) ?(?:[+-]|پاز[یٹ]+و|پوز[یٹ]+و|مثبت|ن[یگٹ]+و|منفی))$/;

const groups = synonyms.map((group) => [...new Set(group.map(foldText))]);
const longestPhrase = Math.max(...groups.flat().map((entry) => entry.split(" ").length));

const isEntry = (words: string, entry: string) => words === entry || words === `${entry}s`;
const isKnown = (words: string) =>
  bloodGroup.test(words) || groups.some((group) => group.some((entry) => isEntry(words, entry)));

/** What else is looked for with this word or phrase, folded; nothing for one that stands in no group. */
export const otherForms = (words: string): string[] => (bloodGroup.test(words) ? ["blood"] : formsOf(words));

const formsOf = (words: string): string[] =>
  groups
    .filter((group) => group.some((entry) => isEntry(words, entry)))
    .flat()
    .filter((entry) => entry !== words);

/** The words of a question with the phrases that stand in a group put together. @param words folded, in order */
export function phrasesIn(words: readonly string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  for (let length = Math.min(longestPhrase, words.length); length > 1; length -= 1) {
    const phrase = words.slice(0, length).join(" ");
    if (isKnown(phrase)) return [phrase, ...phrasesIn(words.slice(length))];
  }
  return [first, ...phrasesIn(rest)];
}

/** Every word of the groups, for what was meant by another spelling. */
export const knownWords: readonly string[] = groups.flat();
