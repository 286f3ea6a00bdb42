import { describe, expect, test } from "vitest";
import { breakLines, cleanText, leftToRight } from "./text-lines.server.ts";

/** Every letter is one wide, whatever it is. */
const lines = (text: string, width = 1000) =>
  breakLines(text, width, (part) => Array.from(part.replace(/\p{M}/gu, "")).length);
/** The runs of the only line, from left to right. */
const runs = (text: string) => lines(text).flatMap(({ runs }) => runs.map((run) => run.text));

describe("lines of Urdu and Latin letters (RECEIPT-02a)", () => {
  test("the runs stand as they are read, the first at the right", () => {
    expect(runs("رسید UWF-2027-000123 منظور ہے")).toEqual([" منظور ہے", "UWF-2027-000123", "رسید "]);
    expect(lines("رسید UWF-2027-000123 منظور ہے")[0]?.runs.map(({ font }) => font)).toEqual([
      "urdu",
      "latin",
      "urdu",
    ]);
  });

  test("a line in English keeps its direction around Urdu", () => {
    expect(runs("In memory of غلام رسول, Lahore")).toEqual(["In memory of ", "غلام رسول", ", Lahore"]);
  });

  test("numbers keep the order of their digits", () => {
    expect(runs("2,500 روپے")).toEqual([" روپے", "2,500"]);
    expect(runs("رقم 125,786.50")).toEqual(["125,786.50", "رقم "]);
    expect(runs("سال ۲۰۲۶")).toEqual(["۲۰۲۶", "سال "]);
  });

  test("brackets and quotation marks open toward what they hold", () => {
    expect(runs("(امید)")).toEqual(["(", "امید", ")"]);
    expect(runs("[عطیہ] کریں")).toEqual([" کریں", "[", "عطیہ", "]"]);
  });

  test("what is set from left to right stays so", () => {
    expect(runs(`دفعہ ${leftToRight("2(36)")} کے تحت`)).toEqual([" کے تحت", "2(36)", "دفعہ "]);
    expect(runs(`فون ${leftToRight("+92 42 0000 0000")}`)).toEqual(["+92 42 0000 0000", "فون "]);
    expect(runs(`سال ${leftToRight("2026-27")}`)).toEqual(["2026-27", "سال "]);
    // By the rules of Unicode these stand otherwise when they are left to themselves.
    expect(runs("دفعہ 2(36) کے تحت")).not.toContain("2(36)");
    expect(runs("سال 2026-27")).toEqual(["27", "-", "2026", "سال "]);
  });

  test("a line ends at a space, and none is wider than it may be", () => {
    const broken = lines("ایک لاکھ پچیس ہزار سات سو چھیاسی روپے", 12);
    expect(broken.map(({ text }) => text)).toEqual(["ایک لاکھ", "پچیس ہزار", "سات سو", "چھیاسی روپے"]);
    for (const { width } of broken) expect(width).toBeLessThanOrEqual(12);
  });

  test("a word that is wider than a line is cut between letters, never before a mark", () => {
    expect(lines("ستّرستّر", 3).map(({ text }) => text)).toEqual(["ستّر", "ستّر"]);
    expect(lines(`x ${"W".repeat(7)} y`, 3).map(({ text }) => text)).toEqual(["x", "WWW", "WWW", "W y"]);
  });

  test("nothing to set is one empty line", () => {
    expect(lines("")).toEqual([{ text: "", runs: [], width: 0 }]);
  });

  test("a text is cleaned of controls and of lone halves of letters", () => {
    expect(cleanText(" a\u0000\n b\ud800 ")).toBe("a b\ufffd");
  });
});
