import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountInUrduWords } from "./amount-in-words-urdu.ts";

/** Each number below a hundred, written out with its figure: none follows from another. */
const table = `
0 صفر 1 ایک 2 دو 3 تین 4 چار 5 پانچ 6 چھ 7 سات 8 آٹھ 9 نو
10 دس 11 گیارہ 12 بارہ 13 تیرہ 14 چودہ 15 پندرہ 16 سولہ 17 سترہ 18 اٹھارہ 19 انیس
20 بیس 21 اکیس 22 بائیس 23 تئیس 24 چوبیس 25 پچیس 26 چھبیس 27 ستائیس 28 اٹھائیس 29 انتیس
30 تیس 31 اکتیس 32 بتیس 33 تینتیس 34 چونتیس 35 پینتیس 36 چھتیس 37 سینتیس 38 اڑتیس 39 انتالیس
40 چالیس 41 اکتالیس 42 بیالیس 43 تینتالیس 44 چوالیس 45 پینتالیس 46 چھیالیس 47 سینتالیس 48 اڑتالیس 49 انچاس
50 پچاس 51 اکیاون 52 باون 53 ترپن 54 چوّن 55 پچپن 56 چھپن 57 ستاون 58 اٹھاون 59 انسٹھ
60 ساٹھ 61 اکسٹھ 62 باسٹھ 63 تریسٹھ 64 چونسٹھ 65 پینسٹھ 66 چھیاسٹھ 67 سڑسٹھ 68 اڑسٹھ 69 انہتر
70 ستّر 71 اکہتر 72 بہتر 73 تہتر 74 چوہتر 75 پچھتر 76 چھہتر 77 ستتر 78 اٹھہتر 79 اناسی
80 اسّی 81 اکیاسی 82 بیاسی 83 تراسی 84 چوراسی 85 پچاسی 86 چھیاسی 87 ستاسی 88 اٹھاسی 89 نواسی
90 نوے 91 اکیانوے 92 بانوے 93 ترانوے 94 چورانوے 95 پچانوے 96 چھیانوے 97 ستانوے 98 اٹھانوے 99 ننانوے`;
const numbers = [...table.matchAll(/(\d+) (\S+)/g)].map(
  ([, figure, word = ""]) => [Number(figure), word] as const,
);
const scales: Record<string, number> = { سو: 1e2, ہزار: 1e3, لاکھ: 1e5, کروڑ: 1e7, ارب: 1e9, کھرب: 1e11 };
const units = new Map(numbers.map(([figure, word]) => [word, figure]));

/** Reads the words back, from their meaning alone. A scale multiplies everything before it that is smaller. */
function readNumber(words: string): number {
  const parts: number[] = [];
  for (const word of words.split(" ")) {
    const scale = scales[word];
    if (scale === undefined) {
      parts.push(units.get(word) ?? Number.NaN);
      continue;
    }
    let before = 0;
    while ((parts.at(-1) ?? scale) < scale) before += parts.pop() ?? 0;
    parts.push(before * scale);
  }
  return parts.reduce((sum, part) => sum + part, 0);
}

function readAmount(words: string): number {
  const [, rupees = "صفر", paisa = "صفر"] =
    /^(?:(.+?) (?:روپے|روپیہ))?(?: اور )?(?:(.+) (?:پیسے|پیسہ))? صرف$/.exec(words) ?? [];
  return readNumber(rupees) * 100 + readNumber(paisa);
}

describe("an amount in Urdu words (RECEIPT-02)", () => {
  test("the numbers below a hundred are a hundred different words", () => {
    expect(numbers.map(([figure]) => figure)).toEqual(Array.from({ length: 100 }, (_, figure) => figure));
    expect(units.size).toBe(100);
  });

  test.each(numbers.filter(([figure]) => figure !== 1))("%i is %s", (figure, word) => {
    expect(amountInUrduWords(figure * 100)).toBe(`${word} روپے صرف`);
  });

  test.each([
    [1, "ایک پیسہ صرف"],
    [100, "ایک روپیہ صرف"],
    [150, "ایک روپیہ اور پچاس پیسے صرف"],
    [250_000, "دو ہزار پانچ سو روپے صرف"],
    [10_000_000, "ایک لاکھ روپے صرف"],
    [12_500_000, "ایک لاکھ پچیس ہزار روپے صرف"],
    [1_234_567_890, "ایک کروڑ تئیس لاکھ پینتالیس ہزار چھ سو اٹھہتر روپے اور نوے پیسے صرف"],
    [100_000_000_000_000, "دس کھرب روپے صرف"],
  ])("%i paisa: %s", (paisa, words) => {
    expect(amountInUrduWords(paisa)).toBe(words);
  });

  test("every amount can be read back from its words", () => {
    const amounts = fc.oneof(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.integer({ min: 0, max: 9_999 }).map((rupees) => rupees * 10_000_000),
    );
    fc.assert(fc.property(amounts, (paisa) => readAmount(amountInUrduWords(paisa)) === paisa));
  });

  test("no letter is an Arabic one that Urdu writes otherwise", () => {
    for (const [, word] of numbers) expect(word).not.toMatch(/[يكهىة]/);
  });

  test.each([-1, 1.5, Number.NaN, 2 ** 53])("%d is no amount", (paisa) => {
    expect(() => amountInUrduWords(paisa)).toThrow(RangeError);
  });
});
