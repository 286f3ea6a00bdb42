import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, nameKey } from "./fold-text.ts";

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
  ["a hamza that stands alone", " ء ا ء ب", "ا ب"],
  ["tatweel and joiners", "خـــون خوش\u200cنما", "خون خوشنما"],
  ["the ways of writing Zakat", "زکوٰۃ زكوٰة زکوۃ زکوٰہ", "زکوہ زکوہ زکوہ زکوہ"],
  ["digits", "۲٬۵۰۰ ٢٠٢٦", "2,500 2026"],
  ["full-width letters", "ＡＢＣ", "abc"],
  ["runs of white space", "  a \n\t b\u00A0c ", "a b c"],
  ["signs, which stay", "100% a_b", "100% a_b"],
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
