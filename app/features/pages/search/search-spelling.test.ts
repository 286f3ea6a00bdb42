import { expect, test } from "vitest";
import { mendedQuestion, vocabularyOf } from "./search-spelling.ts";

const vocabulary = vocabularyOf([
  "I need blood",
  "Scholarships and school fees",
  "Volunteer with us",
  "khoon shadi خون چاہیے",
  "صدقہ اور زکوٰۃ، رضاکار",
]);

test.for([
  ["blodd", "blood"],
  ["bluud", "blood"],
  ["volunter", "volunteer"],
  ["scholrship", "scholarships"],
  ["need blodd", "need blood"],
  ["khuun", "khoon"],
  ["shaadi", "shadi"],
  ["سدقہ", "صدقہ"],
  ["رزاکار", "رضاکار"],
  ["رضاقار", "رضاکار"],
  ["چاہئیے", "چاہیے"],
] as const)("%s is meant as %s: SEARCH-06", ([asked, meant]) =>
  expect(mendedQuestion(asked.split(" "), vocabulary)).toBe(meant),
);

test.for(["blood", "scholar", "bld", "elephant", "flood", "خون"])("%s is left as it was asked", (asked) =>
  expect(mendedQuestion([asked], vocabulary)).toBeUndefined(),
);
