import { expect, test } from "vitest";
import { readDay, settleOrder } from "./bank-statement-cells.ts";

/* Days as banks, wallets and spreadsheets write them: TRANSFER-07c. */

test.for([
  ["23/11/2026", "2026-11-23"],
  ["3/1/2026", "2026-01-03"],
  ["23-Nov-2026", "2026-11-23"],
  ["23-NOV-26 14:05:09", "2026-11-23"],
  ["23 November, 2026", "2026-11-23"],
  ["2026-11-23T10:15:00", "2026-11-23"],
  ["2026/11/23 10:15 AM", "2026-11-23"],
  ["23.11.2026", "2026-11-23"],
  ["02NOV2026", "2026-11-02"],
  ["02NOV26", "2026-11-02"],
  ["Nov 03, 2026", "2026-11-03"],
  ["Nov 2, 2026", "2026-11-02"],
  ["November 2 2026 at 10:12 PM", "2026-11-02"],
  ["Sept 2, 2026", "2026-09-02"],
  ["2nd Nov 2026", "2026-11-02"],
  ["Mon, 02 Nov 2026 10:12:01", "2026-11-02"],
  ["10:12 AM 02-Nov-2026", "2026-11-02"],
  ["2026-Nov-02", "2026-11-02"],
  ["02/11/26", "2026-11-02"],
  ["۰۲/۱۱/۲۰۲۶", "2026-11-02"],
  ["۰۲؍۱۱؍۲۰۲۶", "2026-11-02"],
  ["\u200f02\u200f/11/2026\u202c", "2026-11-02"],
  ["02\u201011\u20112026", "2026-11-02"],
  ["02\u00a0Nov\u202f2026", "2026-11-02"],
  // Karachi is five hours ahead.
  ["2026-11-02T18:59:00Z", "2026-11-02"],
  ["2026-11-02T19:00:00Z", "2026-11-03"],
  ["2026-11-02 10:15 PM UTC", "2026-11-03"],
  ["2026-11-02T23:59:00+05:00", "2026-11-02"],
  ["2026-11-02T23:59:00 PKT", "2026-11-02"],
] as const)("%s is a day", ([text, day]) => {
  expect(readDay(text, "day-first")).toBe(day);
});

test.for([
  "",
  "31/02/2026",
  "13/13/2026",
  "23-Xyz-2026",
  "23/11/1926",
  "20261123",
  "Balance",
  "23/11/2026 A gift 700",
  "02 Marble 2026",
  "03 Nov",
  "99/11/2026",
])("%s is no day", (text) => {
  expect(readDay(text, "day-first")).toBeUndefined();
});

test("a day is read in the order that is said; without one only what is one day in either order", () => {
  expect(
    ["23/11/2026", "11/23/2026", "11/11/2026", "2026-11-05", "05 Nov 2026"].map((day) => readDay(day)),
  ).toEqual(["2026-11-23", "2026-11-23", "2026-11-11", "2026-11-05", "2026-11-05"]);
  expect(["05/11/2026", "x", "23/23/2026"].map((day) => readDay(day))).toEqual(Array(3).fill(undefined));
  expect(readDay("11/05/2026", "month-first")).toBe("2026-11-05");
  expect(readDay("11-05-26 10:15", "month-first")).toBe("2026-11-05");
  expect(readDay("23/11/2026", "month-first")).toBeUndefined();
  expect(readDay("2026-11-05", "month-first")).toBe("2026-11-05");
});

test("an order is asked for where a day needs it, and asked again where a day contradicts the kept one", () => {
  const question = { cell: "05/11/2026", dayFirst: "2026-11-05", monthFirst: "2026-05-11" };
  const days = ["23/11/2026", "05/11/2026"];
  expect(settleOrder(days, undefined, undefined)).toEqual({ question });
  expect(settleOrder(days, undefined, "day-first")).toEqual({ order: "day-first" });
  expect(settleOrder(days, undefined, "month-first")).toEqual({ question });
  expect(settleOrder(days, "month-first", "day-first")).toEqual({ order: "month-first" });
  expect(settleOrder(["23/11/2026", "soon"], undefined, undefined)).toEqual({});
});
