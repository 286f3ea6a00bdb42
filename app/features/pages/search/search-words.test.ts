import { describe, expect, test } from "vitest";
import {
  foldTexts,
  markWords,
  questionWords,
  type SearchWord,
  scoreTexts,
  snippet,
  type TextPart,
} from "./search-words.ts";

/** The found words between brackets. */
const bracketed = (parts: TextPart[]) =>
  parts.map(({ text, found }) => (found ? `[${text}]` : text)).join("");

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
  expect(bracketed(markWords("An operation, “rations”", asked("ration")))).toBe("An operation, “[ration]s”");
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

describe("found words are marked", () => {
  test.for([
    ["Blood and BLOOD", ["blood"], "[Blood] and [BLOOD]"],
    ["A café, a Cafe\u0301.", ["cafe"], "A [café], a [Cafe\u0301]."],
    ["صاف پَانِی آ گیا", ["پانی"], "صاف [پَانِی] آ گیا"],
    ["گۓ سال، گئے دن", ["گیے"], "[گۓ] سال، [گئے] دن"],
    ["كراچي ميں خـــون", ["کراچی", "خون"], "[كراچي] ميں [خـــون]"],
    ["سن ۲۰۲۶ء", ["2026"], "سن [۲۰۲۶ء]"],
    ["مسئلۂ زکوٰۃ", ["مسیلہ", "زکوہ"], "[مسئلۂ] [زکوٰۃ]"],
    ["over-lapping", ["over lap", "lapping"], "[over-lap][ping]"],
    ["The oﬃce", ["off"], "The [oﬃ]ce"],
    ["two \n words", ["words"], "two \n [words]"],
    ["nothing", ["else"], "nothing"],
    ["", ["else"], ""],
  ] as const)("in %o", ([text, words, marked]) => {
    const parts = markWords(text, asked(...words));
    expect(bracketed(parts)).toBe(marked);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});

describe("a snippet", () => {
  const long = `${"The school stands by the river. ".repeat(20)}Then came the pump. ${"And so on. ".repeat(40)}`;

  test("is the text itself when it is short", () => {
    expect(bracketed(snippet(["A pump."], asked("pump")))).toBe("A [pump].");
  });
  test("is cut around the first found word", () => {
    const text = bracketed(snippet([long], asked("pump")));
    expect(text).toMatch(/^… .*came the \[pump\]\. And so on\..* …$/);
    expect(text.length).toBeLessThan(200);
  });
  test("comes from the first text that has one of the words", () => {
    expect(bracketed(snippet(["Nothing here", "A pump."], asked("pump")))).toBe("A [pump].");
  });
  test("begins with the first text when none has a word", () => {
    expect(bracketed(snippet(["Nothing here", "nor here"], asked("pump")))).toBe("Nothing here");
    expect(snippet([], asked("pump"))).toEqual([]);
  });
  test("finds a word under its marks", () => {
    expect(bracketed(snippet(["ایک", "صاف پَانِی"], asked("پانی")))).toBe("صاف [پَانِی]");
  });
});
