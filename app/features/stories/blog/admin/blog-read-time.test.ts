import { expect, it } from "vitest";
import { readTimeOf } from "./blog-form-data.ts";

it.each([
  ["", undefined],
  ["** - #", undefined],
  ["One word", 1],
  ["word ".repeat(500), 3],
  ["لفظ ".repeat(400), 2],
  ["word ".repeat(40_000), 60],
])("%#: proposes minutes from 1 to 60", (text, minutes) => {
  expect(readTimeOf(text)).toBe(minutes);
});
