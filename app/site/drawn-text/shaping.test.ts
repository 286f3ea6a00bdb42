import { describe, expect, test } from "vitest";
import { openTextFonts } from "./text-fonts.server.ts";

const { shaper } = await openTextFonts();
const regular = shaper("urdu", "sans");
const bold = shaper("urdu", "bold");
const glyphsOf = (text: string) => regular.shape(text).glyphs.map(({ glyph }) => glyph);

describe("Nastaliq as HarfBuzz shapes it (RECEIPT-02a)", () => {
  test.each([
    "محمد عائشہ فاطمہ بی بی غلام رسول",
    "زکوٰۃ زکوٰۃ صدقۂ جاریہ فطرانہ عطیہ",
    "ایک لاکھ پچیس ہزار سات سو چھیاسی روپے صرف",
    "آ ؤ ئ ۓ ۂ ں ٹ ڈ ڑ گ چ پ ژ ھ ہ ے",
    "اَ اِ اُ اً ستّر ﷺ ۔ ، ؛ ؟ ۰۱۲۳۴۵۶۷۸۹",
    // Letters of Sindhi and Pashto names.
    "ڄ ڏ ښ ۍ",
  ])("has every letter of %s, in both weights", (text) => {
    for (const weight of [regular, bold]) {
      expect(weight.shape(text).glyphs.every(({ glyph }) => glyph > 0)).toBe(true);
    }
  });

  test.each([
    ["محمد", [189, 761, 626, 923, 743], 1262],
    ["زکوٰۃ", [6, 231, 32, 313, 923, 365, 5, 190], 1274],
    ["فطرانہ", [230, 5, 924, 270, 179, 286, 579, 5, 923, 342], 2089],
  ])("%s has the glyphs and the width that Chromium gives it with the same font", (word, glyphs, width) => {
    expect(glyphsOf(word)).toEqual(glyphs);
    expect(regular.shape(word).width).toBe(width);
  });

  test("words stand farther from each other than the font has it", () => {
    const inChromium = 1548;
    expect(regular.shape("بی بی").width).toBe(inChromium + 90);
  });

  test("letters join: a word has none of the forms that its letters have alone", () => {
    const alone = new Set([..."محمد"].flatMap(glyphsOf));
    expect(glyphsOf("محمد").filter((glyph) => alone.has(glyph))).toEqual([]);
  });

  test("a word falls to the line from right to left", () => {
    const heights = regular.shape("محمد").glyphs.map(({ y }) => y);
    expect(heights[0]).toBe(0);
    expect(Math.max(...heights)).toBe(heights.at(-1));
    expect(heights.at(-1)).toBeGreaterThan(300);
  });

  test("a number runs from left to right, also in Urdu figures", () => {
    const [two, five] = [glyphsOf("۲"), glyphsOf("۵")];
    expect(glyphsOf("۲۵")).toEqual([...two, ...five]);
  });

  test("an outline is a closed path in whole numbers, and a space has none", () => {
    const [glyph = 0] = glyphsOf("ا");
    const { operators, box } = regular.outline(glyph);
    expect(operators).toMatch(/^-?\d+ -?\d+ m\n(?:(?:-?\d+ ){2,6}[lc]\n)+h/);
    expect(box.every(Number.isInteger)).toBe(true);
    expect(regular.outline(glyphsOf(" ")[0] ?? 0).operators).toBe("");
  });
});
