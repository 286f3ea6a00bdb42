import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, groupedRupees, readRupees, rupees } from "./money.ts";

describe("what people type as an amount of rupees", () => {
  test.each([
    ["100", 100_00],
    [" 2500 ", 2_500_00],
    ["2,500", 2_500_00],
    ["1,000,000", 1_000_000_00],
    ["10,00,000", 1_000_000_00],
    ["99.5", 99_50],
    ["99.05", 99_05],
    ["100.", 100_00],
    [".5", 50],
    ["007", 7_00],
    ["0", 0],
    ["-0", 0],
    ["-5", -5_00],
    ["Rs 2,500", 2_500_00],
    ["Rs. 2500/-", 2_500_00],
    ["PKR 2500", 2_500_00],
    ["۲۵۰۰", 2_500_00],
    ["١٠٠٠", 1_000_00],
    ["۲٬۵۰۰٫۵۰", 2_500_50],
    ["۲،۵۰۰۔۵۰", 2_500_50],
    ["٫۵", 50],
    ["۲٬۵۰۰ روپے", 2_500_00],
    ["2,500 روپے", 2_500_00],
    ["1 روپیہ", 1_00],
    ["2500 Rs", 2_500_00],
    ["2500Rs.", 2_500_00],
    ["2500 PKR", 2_500_00],
    ["2 500", 2_500_00],
    ["1 00 000", 100_000_00],
    ["2500/-", 2_500_00],
    ["2500 /=", 2_500_00],
    ["2500 Rs/-", 2_500_00],
    ["Rs. 2,500", 2_500_00],
    ["Rs.\u00a02\u202f500\u200b", 2_500_00],
    ["\ufeff\u2068−５００\u2069", -500_00],
    [2500, 2_500_00],
    [99.99, 99_99],
    [1.1, 1_10],
    ["99999999999999999999", 100_000_000_000_00],
  ])("%j is %d paisa", (typed, paisa) => {
    expect(readRupees(typed)).toEqual({ paisa });
  });

  test.each([
    ["", "missing"],
    ["  ", "missing"],
    ["abc", "unreadable"],
    ["1e3", "unreadable"],
    [1e21, "unreadable"],
    ["0x64", "unreadable"],
    ["NaN", "unreadable"],
    [Number.NaN, "unreadable"],
    [Number.POSITIVE_INFINITY, "unreadable"],
    ["Infinity", "unreadable"],
    [".", "unreadable"],
    ["-", "unreadable"],
    ["1.2.3", "unreadable"],
    ["2,5", "unreadable"],
    ["2,50", "unreadable"],
    [",500", "unreadable"],
    ["25 00", "unreadable"],
    ["2 5000", "unreadable"],
    ["2500 Rs Rs Rs", "unreadable"],
    ["2500 USD", "unreadable"],
    ["+100", "unreadable"],
    ["۲،۵", "unreadable"],
    ["روپے", "unreadable"],
    ["دو سو", "unreadable"],
    ["--5", "unreadable"],
    ["१००", "unreadable"],
    ["1".repeat(41), "unreadable"],
    ["100.005", "too-fine"],
    [100.005, "too-fine"],
    ["2.500", "too-fine"],
  ])("%j is %s", (typed, fault) => {
    expect(readRupees(typed)).toEqual({ fault });
  });
});

const paisa = fc.integer({ min: 0, max: 100_000_000_00 });

test("every amount that is written is read again as the same", () => {
  fc.assert(
    fc.property(paisa, (amount) => {
      expect(readRupees(rupees(amount))).toEqual({ paisa: amount });
      expect(readRupees(groupedRupees(amount))).toEqual({ paisa: amount });
      expect(readRupees(formatMoney(amount))).toEqual({ paisa: amount });
      expect(readRupees(formatMoney(-amount, "ur"))).toEqual({ paisa: amount && -amount });
    }),
  );
});

test("whatever is typed, an amount is whole paisa or a fault", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double()), (typed) => {
      const { paisa: read, fault } = readRupees(typed);
      expect(fault === undefined ? Number.isSafeInteger(read) : read === undefined).toBe(true);
    }),
  );
});

test("money is written with separators, and with paisa where there are some", () => {
  expect(formatMoney(1_000_000_00)).toBe("PKR 1,000,000");
  expect(formatMoney(100_00)).toBe("PKR 100");
  expect(formatMoney(1_234_50)).toBe("PKR 1,234.50");
  expect(formatMoney(0)).toBe("PKR 0");
  expect(formatMoney(-2_500_00)).toBe("PKR -2,500");
  expect(formatMoney(1_234_50, "ur")).toBe("1,234.50 روپے");
  expect(rupees(99_05)).toBe("99.05");
});
