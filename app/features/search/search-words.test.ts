import { describe, expect, test } from "vitest";
import { markWords, questionWords, scoreTexts, snippet, type TextPart } from "./search-words.ts";

/** The found words between brackets. */
const bracketed = (parts: TextPart[]) =>
  parts.map(({ text, found }) => (found ? `[${text}]` : text)).join("");

describe("the words of a question", () => {
  test.for([
    ["Blood  Lahore", ["blood", "lahore"]],
    ["blood BLOOD", ["blood"]],
    ["a school", ["school"]],
    ["a b", ["a", "b"]],
    ["one two three four five six seven eight", ["one", "two", "three", "four", "five", "six"]],
    ["پَانی", ["پانی"]],
    ["x", []],
    ["\u064E", []],
    ["", []],
  ] as const)("of %o are %o", ([question, words]) => expect(questionWords(question)).toEqual(words));
});

test("a title answers better than a description, and words together better than apart", () => {
  const words = ["blood", "camp"];
  const score = (title: string, description = "", more: string[] = []) =>
    scoreTexts(words, { title, description, more });
  expect(score("The Blood Camp")).toBe(4);
  expect(score("Camp for blood")).toBe(3);
  expect(score("Sunday", "A blood camp")).toBe(2);
  expect(score("Sunday", "A camp", ["for blood"])).toBe(1);
  expect(score("Sunday", "A camp")).toBe(0);
});

describe("found words are marked", () => {
  test.for([
    ["Blood and BLOOD", ["blood"], "[Blood] and [BLOOD]"],
    ["A café, a Cafe\u0301.", ["cafe"], "A [café], a [Cafe\u0301]."],
    ["صاف پَانِی آ گیا", ["پانی"], "صاف [پَانِی] آ گیا"],
    ["overlapping", ["overlap", "lapping"], "[overlap][ping]"],
    ["The oﬃce", ["off"], "The [oﬃ]ce"],
    ["two \n words", ["words"], "two \n [words]"],
    ["nothing", ["else"], "nothing"],
    ["", ["else"], ""],
  ] as const)("in %o", ([text, words, marked]) => {
    const parts = markWords(text, words);
    expect(bracketed(parts)).toBe(marked);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});

describe("a snippet", () => {
  const long = `${"The school stands by the river. ".repeat(20)}Then came the pump. ${"And so on. ".repeat(40)}`;

  test("is the text itself when it is short", () => {
    expect(bracketed(snippet(["A pump."], ["pump"]))).toBe("A [pump].");
  });
  test("is cut around the first found word", () => {
    const text = bracketed(snippet([long], ["pump"]));
    expect(text).toMatch(/^… .*came the \[pump\]\. And so on\..* …$/);
    expect(text.length).toBeLessThan(200);
  });
  test("comes from the first text that has one of the words", () => {
    expect(bracketed(snippet(["Nothing here", "A pump."], ["pump"]))).toBe("A [pump].");
  });
  test("begins with the first text when none has a word", () => {
    expect(bracketed(snippet(["Nothing here", "nor here"], ["pump"]))).toBe("Nothing here");
    expect(snippet([], ["pump"])).toEqual([]);
  });
  test("finds a word under its marks", () => {
    expect(bracketed(snippet(["ایک", "صاف پَانِی"], ["پانی"]))).toBe("صاف [پَانِی]");
  });
});
