import { describe, expect, test } from "vitest";
import { foldTexts, questionWords, type SearchWord, scoreTexts } from "./search-words.ts";

const asked = (...words: string[]): SearchWord[] => words.map((word) => [word]);

describe("the words of a question", () => {
  test.for([
    ["Shawls  Lahore", ["shawls", "lahore"]],
    ["shawl SHAWL", ["shawl"]],
    ["a garden", ["garden"]],
    ["a b", ["a", "b"]],
    ["one two three four five six seven eight", ["one", "two", "three", "four", "five", "six"]],
    ["لاہَور", ["لاہور"]],
    ["x", []],
    ["\u064E", []],
    ["", []],
  ] as const)("of %o are %o", ([question, words]) =>
    expect(questionWords(question)).toEqual(asked(...words)),
  );

  test("come with what else people call the same thing, a phrase as one word: SEARCH-05", () => {
    expect(questionWords("Scholarships Kasur")).toEqual([
      expect.arrayContaining(["scholarships", "fees", "وظیفہ"]),
      ["kasur"],
    ]);
    expect(questionWords("your OFFICE hours today").map(([word]) => word)).toEqual([
      "your",
      "office hours",
      "today",
    ]);
    expect(questionWords("عید الاضحی کب")).toEqual([["عید", "عیدالاضحی"], ["الاضحی", "عیدالاضحی"], ["کب"]]);
    expect(questionWords("عیدالاضحیٰ")).toEqual([["عیدالاضحی", "عید الاضحی"]]);
    expect(questionWords("the office").map(([word]) => word)).toEqual(["the", "office"]);
  });
});

test("a word is found where a word begins, never inside another: SEARCH-01", () => {
  const score = (title: string) => scoreTexts(asked("ration"), foldTexts({ title, description: "" }));
  expect(score("Monthly rations")).toBe(4);
  expect(score("Pre-ration (rationed)")).toBe(4);
  expect(score("An operation")).toBe(0);
  expect(score("An operation, “rations”")).toBe(4);
});

test("a title answers better than a description, and words together better than apart", () => {
  const words = asked("blood", "camp");
  const score = (title: string, description = "", more: string[] = []) =>
    scoreTexts(words, foldTexts({ title, description, more }));
  expect(score("The Blood Camp")).toBe(4);
  expect(score("Camp for blood")).toBe(3);
  expect(score("Sunday", "A blood camp")).toBe(2);
  expect(score("Sunday", "A camp", ["for blood"])).toBe(1);
  expect(score("Sunday", "A camp")).toBe(0);
});
