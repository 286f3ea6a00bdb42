import { expect, test } from "vitest";
import { placeMenu } from "./menu-place.ts";

test.each([
  ["room on both sides", { left: 680, right: 780 }, 1440, { place: "centre", left: 250 }],
  ["no room on the left", { left: 200, right: 300 }, 1440, { place: "left", left: 200 }],
  ["no room on the right", { left: 1150, right: 1250 }, 1440, { place: "right", left: 290 }],
  ["no room but in the middle", { left: 500, right: 600 }, 1024, { place: "centre", left: 32 }],
  ["a window narrower than the menu", { left: 500, right: 600 }, 900, { place: "centre", left: 16 }],
] as const)("%s", (_case, word, viewport, expected) => {
  expect(placeMenu(word, viewport)).toEqual(expected);
});
