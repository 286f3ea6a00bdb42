import { expect, test } from "vitest";
import { firstLink } from "#app/parts/open-books/merkle.ts";
import { anchorsIn } from "./anchors.ts";

const [one, other] = ["1a".repeat(32), "2b".repeat(32)];

test.for([
  ["a hash", one, [one]],
  ["a mail whose lines are broken", `Seal ${one.slice(0, 50)}=\r\n${one.slice(50)}\r\n`, [one]],
  [
    "the published days",
    JSON.stringify([{ root: one, previous_link: firstLink, link: other }]),
    [one, other],
  ],
  ["the same twice", `${one} ${one}`, [one]],
  ["a longer number", `${one}0`, []],
  ["no hash", "Nov 20, 2026", []],
] as const)("the seals in %s (BOOKS-11)", ([_, text, found]) => {
  expect(anchorsIn(text)).toEqual(found);
});
