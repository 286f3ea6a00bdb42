import { expect, test } from "vitest";
import { compareIn } from "./language.ts";

test("names are sorted in the order of the Urdu alphabet", () => {
  const sorted = [
    "امداد",
    "بیوہ",
    "پانی",
    "تربت",
    "ٹوبہ",
    "جہلم",
    "چکوال",
    "ڈسکہ",
    "راولپنڈی",
    "سوات",
    "کراچی",
    "گلگت",
    "ہری پور",
    "یتیم",
  ];
  expect(sorted.toReversed().sort(compareIn("ur"))).toEqual(sorted);
  // By the letters' numbers پ stands after ی.
  expect(sorted.toSorted()).not.toEqual(sorted);
});

test("English names are sorted without regard to case", () =>
  expect(["b", "C", "a"].sort(compareIn("en"))).toEqual(["a", "b", "C"]));
