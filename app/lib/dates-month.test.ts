import { expect, test } from "vitest";
import { formatDay, karachiMonth } from "./dates.ts";

test.for([
  ["2026-11-21T07:00:00Z", "2026-11-01", "2026-11-30"],
  ["2026-11-30T18:59:59Z", "2026-11-01", "2026-11-30"],
  ["2026-11-30T19:00:00Z", "2026-12-01", "2026-12-31"],
  ["2026-12-31T19:00:00Z", "2027-01-01", "2027-01-31"],
  ["2028-02-10T00:00:00Z", "2028-02-01", "2028-02-29"],
  ["2100-02-10T00:00:00Z", "2100-02-01", "2100-02-28"],
] as const)("the Karachi month of %s is %s to %s", ([instant, from, to]) => {
  expect(karachiMonth(new Date(instant))).toEqual({ from, to });
});

test.for([
  ["2026-11-21T07:00:00Z", "2026-10-01", "2026-10-31"],
  ["2026-12-31T19:00:00Z", "2026-12-01", "2026-12-31"],
  ["2028-03-31T00:00:00Z", "2028-02-01", "2028-02-29"],
] as const)("the month before that of %s is %s to %s", ([instant, from, to]) => {
  expect(karachiMonth(new Date(instant), "last")).toEqual({ from, to });
});

test("a day is written as people write it: in Urdu with the month's Urdu name and no comma", () => {
  expect(formatDay("2026-11-01")).toBe("Nov 1, 2026");
  const months = Array.from({ length: 12 }, (_, place) => `2026-${String(place + 1).padStart(2, "0")}-09`);
  expect(months.map((day) => formatDay(day, "ur"))).toEqual(
    "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر"
      .split(" ")
      .map((month) => `9 ${month} 2026`),
  );
});
