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

test("other texts choose their own direction", () => {
  expect(scriptOf("امید")).toEqual({ lang: "ur", dir: "rtl", urdu: true });
  expect(scriptOf("Hope")).toEqual({ dir: "auto", urdu: false });
});
