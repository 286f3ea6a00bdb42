import { expect, test } from "vitest";
import {
  addDays,
  formatDay,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatShortMonth,
  formatTime,
  monthName,
  shortMonthName,
} from "./dates.ts";
import { formatMoney } from "./money.ts";
import { fileSize } from "./upload-rule.ts";

test("days, months and times are written in the page's language, in English where none is said", () => {
  const day = "2026-11-21";
  const both = (format: (text: string, language?: "en" | "ur") => string, text: string) => [
    format(text),
    format(text, "en"),
    format(text, "ur"),
  ];
  expect(both(formatDay, day)).toEqual(["Nov 21, 2026", "Nov 21, 2026", "21 نومبر 2026"]);
  expect(both(formatLongDay, day)).toEqual([
    "Saturday, November 21, 2026",
    "Saturday, November 21, 2026",
    "ہفتہ، 21 نومبر 2026",
  ]);
  expect(both(formatMonth, "2026-11")).toEqual(["November 2026", "November 2026", "نومبر 2026"]);
  expect(both(formatShortMonth, day)).toEqual(["Nov 2026", "Nov 2026", "نومبر 2026"]);
  expect(both(monthName, "2026-11")).toEqual(["November", "November", "نومبر"]);
  expect(both(shortMonthName, day)).toEqual(["Nov", "Nov", "نومبر"]);
  expect(both(formatMoment, `${day}T14:05`)).toEqual([
    "Nov 21, 2026, 14:05",
    "Nov 21, 2026, 14:05",
    "21 نومبر 2026، 14:05",
  ]);
  expect(both(formatMoment, day)).toEqual(["Nov 21, 2026", "Nov 21, 2026", "21 نومبر 2026"]);
});

test("an instant is written in the time of Karachi", () => {
  expect(formatTime("2026-12-31T19:05:59.999Z")).toBe("Jan 1, 2027, 00:05");
  expect(formatTime("2026-12-31T19:05:59.999Z", "ur")).toBe("1 جنوری 2027، 00:05");
});

test("every month and every day of the week has its name in Urdu", () => {
  const days = Array.from({ length: 365 }, (_, place) => addDays("2026-01-01", place));
  expect(new Set(days.map((day) => monthName(day, "ur")))).toEqual(
    new Set("جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر".split(" ")),
  );
  expect(days.slice(0, 7).map((day) => formatLongDay(day, "ur").split("،")[0])).toEqual([
    "جمعرات",
    "جمعہ",
    "ہفتہ",
    "اتوار",
    "پیر",
    "منگل",
    "بدھ",
  ]);
});

test.for(["2026-13-01", "2026-00-10", "soon", ""])("%j is no day in either language", (day) => {
  expect(() => formatDay(day)).toThrow(RangeError);
  expect(() => formatDay(day, "ur")).toThrow(RangeError);
});

test("money and sizes are written in Urdu with Western digits", () => {
  expect(formatMoney(2_500_00, "ur")).toBe("2,500 روپے");
  expect(formatMoney(1_234_50, "ur")).toBe("1,234.50 روپے");
  expect(formatMoney(-2_500_00, "ur")).toBe("\u200e-2,500 روپے");
  expect(fileSize(2.4 * 1024 * 1024, "ur")).toBe("2.4 ایم بی");
  expect(fileSize(340 * 1024, "ur")).toBe("340 کے بی");
});
