import { expect, test } from "vitest";
import { isUrdu, langAttrs } from "./urdu.ts";

test.each([
  ["ایک ماں کی کہانی", true],
  ["Umeed کا نیا کلینک لاہور میں", true],
  ["A story from Lahore", false],
  ["The word امید means hope", false],
  ["2026: 1,100", false],
  ["۲۰۲۶ report", false],
  ["۲۰۲۶", false],
  ["", false],
])("%j is Urdu: %s", (text, expected) => {
  expect(isUrdu(text)).toBe(expected);
});

test("an element has the language of its text, and an attribute for some Urdu words", () => {
  expect(langAttrs("امید")).toEqual({ lang: "ur", dir: "rtl" });
  expect(langAttrs("The word امید means hope")).toEqual({ dir: "auto", "data-script": "mixed" });
  expect(langAttrs("Hope")).toEqual({ dir: "auto" });
  expect(langAttrs(null)).toEqual({ dir: "auto" });
});
