import { describe, expect, test } from "vitest";
import { contrast, textOn } from "./colour.ts";

describe("the text on a colour that staff chose", () => {
  test("reaches AA contrast on every colour there is, sampled evenly", () => {
    for (let red = 0; red < 256; red += 17) {
      for (let green = 0; green < 256; green += 17) {
        for (let blue = 0; blue < 256; blue += 17) {
          const background = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
          expect(contrast(textOn(background), background), background).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  test("is paper on dark backgrounds and ink on light ones", () => {
    expect(textOn("#0F766E")).toBe("#FFFDF8");
    expect(textOn("#FDE68A")).toBe("#12261E");
  });

  test("is ink where the colour is invalid", () => {
    expect(textOn("teal")).toBe("#12261E");
    expect(textOn("")).toBe("#12261E");
  });
});

test("contrast is that of WCAG: 21 for black on white, 1 for a colour on itself", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#6B7280", "#6b7280")).toBe(1);
});
