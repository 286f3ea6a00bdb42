import { expect, test } from "vitest";
import { isUrdu, scriptOf } from "./urdu.ts";

test.each([
  ["ایک ماں کی کہانی", true],
  ["Umeed کا نیا کلینک لاہور میں", true],
  ["A story from Lahore", false],
  ["The word امید means hope", false],
  ["2026: 1,100", false],
  ["", false],
])("%j is Urdu: %s", (text, expected) => {
  expect(isUrdu(text)).toBe(expected);
});

test("an element is told the language of its text, and that some of its words are Urdu", () => {
  expect(scriptOf("امید")).toEqual({ lang: "ur", dir: "rtl" });
  expect(scriptOf("The word امید means hope")).toEqual({ dir: "auto", "data-script": "mixed" });
  expect(scriptOf("Hope")).toEqual({ dir: "auto" });
  expect(scriptOf(null)).toEqual({ dir: "auto" });
});
