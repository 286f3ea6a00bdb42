import { expect, test } from "vitest";
import { foldText, nameKey } from "./fold-text.ts";

test.for([
  ["case", "QUILTS", "quilts"],
  ["accents, composed or not", "École e\u0301te\u0301", "ecole ete"],
  ["the vowel marks of Arabic script", "اُمِّید", "امید"],
  ["invisible joiners", "می\u200Cں", "میں"],
  ["presentation forms", "ﷲ", "الله"],
  ["full-width letters", "ＡＢＣ", "abc"],
  ["runs of white space", "  a \n\t b\u00A0c ", "a b c"],
  ["signs, which stay", "100% a_b", "100% a_b"],
  ["marks alone", "\u064E\u200C", ""],
] as const)("folds %s", ([, text, folded]) => {
  expect(foldText(text)).toBe(folded);
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
