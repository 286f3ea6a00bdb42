import { expect, test } from "vitest";
import { firstSentences } from "./first-sentences.ts";

const sentence = (number: number) => `This is sentence number ${number}, which is of a middling length.`;

test("a short text is taken whole, its white space evened", () => {
  expect(firstSentences("  One.\n\nTwo\tthree ")).toBe("One. Two three");
});

test("a long one ends with the last sentence that fits", () => {
  const text = [1, 2, 3, 4, 5].map(sentence).join(" ");
  expect(firstSentences(text)).toBe([1, 2, 3].map(sentence).join(" "));
});

test("an Urdu one too", () => {
  const first = "گاؤں کے بیچ میں ایک ہینڈ پمپ لگا ہے اور اب پانی کے لیے کسی کو دور نہیں جانا پڑتا۔";
  expect(firstSentences(`${first} ${"یہ کہانی بہت لمبی ہے ".repeat(20)}`)).toBe(first);
});

test.for([
  ["a sentence without end", "word ".repeat(100)],
  ["a short sentence before one without end", `Yes. ${"word ".repeat(100)}`],
  ["one endless word", "x".repeat(5000)],
  ["letters of several parts", "👩‍👩‍👧‍👦".repeat(300)],
] as const)("%s is cut within the limit, at a word or a whole character", ([, text]) => {
  const cut = firstSentences(text);
  expect(cut.length).toBeLessThanOrEqual(200);
  expect(cut.length).toBeGreaterThan(150);
  expect(cut.endsWith("…")).toBe(true);
  expect(text.startsWith(cut.slice(0, -1))).toBe(true);
  expect(cut.isWellFormed()).toBe(true);
});

test("no text has no sentences", () => {
  expect(firstSentences(" \n ")).toBe("");
});
