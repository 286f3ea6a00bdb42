import fc from "fast-check";
import { expect, it } from "vitest";
import { type TextPart, textDifferences } from "./two-texts.tsx";

const marked = (parts: TextPart[]) =>
  parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("");

it.each([
  ["one two three", "one 2 three", "one [two ]three", "one [2 ]three"],
  ["same", "same", "same", "same"],
  ["", "new", "", "[new]"],
  ["a b c d e", "a x c y e", "a [b ]c [d ]e", "a [x ]c [y ]e"],
  ["پانی آیا", "پانی نہیں آیا", "پانی آیا", "پانی [نہیں ]آیا"],
])("marks the words in which %j and %j differ", (mine, theirs, markedMine, markedTheirs) => {
  const found = textDifferences(mine, theirs);
  expect(marked(found.mine)).toBe(markedMine);
  expect(marked(found.theirs)).toBe(markedTheirs);
});

it("keeps both texts complete, and marks nothing in equal ones", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "پ") });
  fc.assert(
    fc.property(text, text, (mine, theirs) => {
      const found = textDifferences(mine, theirs);
      expect(found.mine.map((part) => part.text).join("")).toBe(mine);
      expect(found.theirs.map((part) => part.text).join("")).toBe(theirs);
      const shared = (parts: TextPart[]) => parts.filter((part) => !part.changed).map((part) => part.text);
      expect(shared(found.mine).join("")).toBe(shared(found.theirs).join(""));
    }),
  );
});

it("compares long texts by lines, and very long ones by their ends alone", () => {
  const lines = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => `${word} ${at} of many words\n`);
  const long = lines(900, "line");
  const changed = long.with(450, "another line\n").join("");
  expect(marked(textDifferences(long.join(""), changed).theirs)).toContain("[another ");

  const [one, other] = [lines(900, "mine").join(""), lines(900, "theirs").join("")];
  expect(textDifferences(`start\n${one}end`, `start\n${other}end`).mine).toHaveLength(3);

  const [huge, larger] = [lines(5000, "mine").join(""), lines(5000, "theirs").join("")];
  expect(textDifferences(`start\n${huge}end`, `start\n${larger}end`).mine).toEqual([
    { text: "start\n", changed: false },
    { text: huge, changed: true },
    { text: "end", changed: false },
  ]);
});
