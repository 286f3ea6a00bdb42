import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fiscalYearAt,
  fiscalYearDays,
  fiscalYearOfDay,
  fiscalYearSpan,
  lastFiscalYearThrough,
  readReceiptNumber,
  receiptNumber,
} from "./fiscal-year.ts";

describe("the tax year (RECEIPT-01)", () => {
  test.each([
    ["2026-06-30", 2026],
    ["2026-07-01", 2027],
    ["2026-12-31", 2027],
    ["2027-01-01", 2027],
    ["2027-06-30", 2027],
    ["2027-07-01", 2028],
  ])("%s is of %i", (day, year) => {
    expect(fiscalYearOfDay(day)).toBe(year);
    const { from, to } = fiscalYearDays(year);
    expect(from <= day && day <= to).toBe(true);
  });

  test("changes at midnight in Karachi, five hours before that of UTC", () => {
    expect(fiscalYearAt(new Date("2026-06-30T18:59:59Z"))).toBe(2026);
    expect(fiscalYearAt(new Date("2026-06-30T19:00:00Z"))).toBe(2027);
  });

  test("is over with its last day", () => {
    expect(["", "2026-06-29", "2026-06-30", "2026-07-01"].map(lastFiscalYearThrough)).toEqual([
      ...[undefined, 2025, 2026, 2026],
    ]);
  });

  test("is written as on tax forms", () => {
    expect(fiscalYearSpan(2027)).toBe("2026-27");
    expect(fiscalYearSpan(2100)).toBe("2099-00");
  });
});

describe("a receipt's number", () => {
  test("has year and serial, and six digits at least", () => {
    expect(receiptNumber(2027, 123)).toBe("UWF-2027-000123");
    expect(receiptNumber(2027, 1_234_567)).toBe("UWF-2027-1234567");
  });

  test("can be read back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2016, max: 2099 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (year, serial) => {
          expect(readReceiptNumber(receiptNumber(year, serial))).toEqual({ fiscalYear: year, serial });
        },
      ),
    );
  });

  test.each([" uwf-2027-000123 ", "UWF 2027 123", "uwf–2027–000123", "UWF-2027-123"])(
    "may be typed as %j",
    (typed) => {
      expect(readReceiptNumber(typed)).toEqual({ fiscalYear: 2027, serial: 123 });
    },
  );

  test.each([
    "",
    "UWF-2027-",
    "UWF-2027-0",
    "UWF-1999-1",
    "ABC-2027-1",
    "UWF-2027-000123x",
    "UWF-2027-1234567890",
  ])("%j is none", (typed) => expect(readReceiptNumber(typed)).toBeUndefined());
});
