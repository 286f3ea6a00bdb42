import fc from "fast-check";
import { expect, test } from "vitest";
import { askedForms, finderOf, foldForms, foldText, nameKey } from "./fold-text.ts";

test.for([
  ["case", "QUILTS", "quilts"],
  ["accents, composed or not", "École e\u0301te\u0301", "ecole ete"],
  ["the vowel marks of Arabic script", "اُمِّید", "امید"],
  ["invisible joiners", "می\u200Cں", "میں"],
  ["presentation forms", "ﷲ", "اللہ"],
  ["the forms of ye", "يىېۍئ ی", "ییییی ی"],
  ["the forms of kaf", "كڪک", "ککک"],
  ["the forms of heh, the one of aspirates too", "هہۀۂۃةھ", "ہہہہہہہ"],
  ["the forms of alef", "آأإٱا", "ااااا"],
  ["hamza", "علماء مسئلہ گاؤں صدقۂ جاریہ", "علما مسیلہ گاوں صدقہ جاریہ"],
  ["ye with hamza, in one letter or two", "گۓ گئے گ\u06d2\u0654", "گیے گیے گیے"],
  ["a hamza above a letter that has no form with one", "مسٔلہ مسئلہ صدقۂ", "مسیلہ مسیلہ صدقہ"],
  ["a hamza that stands alone", " ء ا ء ب", "ا ب"],
  ["tatweel and joiners", "خـــون خوش\u200cنما", "خون خوشنما"],
  ["the ways of writing Zakat", "زکوٰۃ زكوٰة زکوۃ زکوٰہ", "زکوہ زکوہ زکوہ زکوہ"],
  ["digits", "۲٬۵۰۰ ٢٠٢٦", "2,500 2026"],
  ["full-width letters", "ＡＢＣ", "abc"],
  ["runs of white space", "  a \n\t b\u00A0c ", "a b c"],
  ["signs, which stay", "100% a_b", "100% a_b"],
  ["apostrophes", "Ali’s Ali‘s Aliʼs Ali's Ali`s Ali´s", "ali's ali's ali's ali's ali's ali's"],
  [
    "hyphens and dashes",
    "self-help self‐help self‑help – self—help",
    "self help self help self help self help",
  ],
  ["the minus of a blood group, which stays", "B- AB− (O-) O-ve", "b- ab- (o-) o ve"],
  ["marks alone", "\u064E\u200C", ""],
] as const)("folds %s", ([, text, folded]) => {
  expect(foldText(text)).toBe(folded);
});

test("what is folded is folded already", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test("a non-joiner is nothing or a blank, in what is asked and in what is found", () => {
  expect(foldForms("خوش\u200cنما")).toEqual(["خوشنما", "خوش نما"]);
  expect(foldForms("می\u200c")).toEqual(["می"]);
  const forms = ["خوش\u200cنما صبح", "خوش نما صبح", "خوشنما صبح"] as const;
  const [parted, blank, joined] = forms;
  for (const form of forms) {
    expect(finderOf(form)(parted), form).toBe(true);
    expect(finderOf(parted)(form), form).toBe(true);
  }
  expect(finderOf(blank)(joined)).toBe(false);
  expect(finderOf("")("صبح")).toBe(true);
});

test.for([
  ["عید الاضحی", "عیدالاضحیٰ مبارک"],
  ["عیدالاضحیٰ", "عید الاضحی"],
  ["عبد الرحمٰن", "عبدالرحمن"],
  ["ان شاء اللہ", "انشاءاللہ"],
  ["انشاء اللہ", "ان شاء اللہ"],
  ["ماشاءاللہ", "ما شاء اللہ"],
  ["طلباء", "طلبا"],
] as const)("who asks for %s finds %s: SEARCH-13", ([question, text]) => {
  expect(finderOf(question)(text)).toBe(true);
  expect(finderOf(question)("عام سوالات")).toBe(false);
});

test("the forms of a question with many such blanks are few", () => {
  expect(askedForms("عبد الرحمن ".repeat(50)).length).toBeLessThan(40);
});

test.for([
  ["Education", "EDUCATION"],
  ["Éducation", "éducation"],
  ["Straße", "STRASSE"],
  ["ΟΔΟΣ", "οδος"],
  ["Clean  Water", " clean water"],
  ["تعلیم", "تعلیم "],
])("%j and %j are one name", ([one = "", other = ""]) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.for([
  ["Education", "Educations"],
  ["تعلیم", "تعلیمات"],
  ["Ecole", "École"],
])("%j and %j are two names", ([one = "", other = ""]) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
