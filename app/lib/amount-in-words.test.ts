import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";

/** Reads the words back, from their meaning alone. */
const units: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Record<string, number> = { hundred: 100, thousand: 1000, lakh: 100_000, crore: 10_000_000 };

/** A scale multiplies everything before it that is smaller. */
function readNumber(words: string): number {
  const parts: number[] = [];
  for (const word of words.split(/[ -]/)) {
    const scale = scales[word];
    if (scale === undefined) {
      parts.push(units[word] ?? Number.NaN);
      continue;
    }
    let before = 0;
    while ((parts.at(-1) ?? scale) < scale) before += parts.pop() ?? 0;
    parts.push(before * scale);
  }
  return parts.reduce((sum, part) => sum + part, 0);
}

function readAmount(words: string): number {
  const [, rupees = "zero", paisa = "zero"] =
    /^(?:(.+?) rupees?)?(?: and )?(?:(.+) paisa)? only$/.exec(words.toLowerCase()) ?? [];
  return readNumber(rupees) * 100 + readNumber(paisa);
}

describe("an amount in words (RECEIPT-02)", () => {
  test.each([
    [0, "Zero rupees only"],
    [1, "One paisa only"],
    [100, "One rupee only"],
    [150, "One rupee and fifty paisa only"],
    [2_121, "Twenty-one rupees and twenty-one paisa only"],
    [250_000, "Two thousand five hundred rupees only"],
    [10_000_000, "One lakh rupees only"],
    [
      1_234_567_890,
      "One crore twenty-three lakh forty-five thousand six hundred seventy-eight rupees and ninety paisa only",
    ],
    [100_000_000_000_000, "One lakh crore rupees only"],
  ])("%i paisa: %s", (paisa, words) => {
    expect(amountInWords(paisa)).toBe(words);
  });

  test("every amount can be read back from its words", () => {
    const amounts = fc.oneof(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.integer({ min: 0, max: 9_999 }).map((rupees) => rupees * 10_000_000),
    );
    fc.assert(fc.property(amounts, (paisa) => readAmount(amountInWords(paisa)) === paisa));
  });

  test.each([-1, 1.5, Number.NaN, 2 ** 53])("%d is no amount", (paisa) => {
    expect(() => amountInWords(paisa)).toThrow(RangeError);
  });
});
