import { expect, test } from "vitest";
import {
  addMonths,
  dueDayAfter,
  dueDayIn,
  dueMonth,
  ordinal,
  pledgeDayOf,
  reminderDay,
} from "./pledge-days.ts";

test.for([
  ["2026-11-21", 21],
  ["2026-02-28", 28],
  ["2026-01-29", 28],
  ["2026-03-31", 28],
  ["2028-02-29", 28],
] as const)("a pledge that begins on %s is due on day %i", ([day, due]) => {
  expect(pledgeDayOf(day)).toBe(due);
});

test.for([
  ["2026-11-21", 21, "2026-12-21"],
  ["2026-11-20", 21, "2026-11-21"],
  ["2026-12-28", 28, "2027-01-28"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-01-31", 28, "2026-02-28"],
  ["2026-02-28", 28, "2026-03-28"],
  ["2028-02-29", 28, "2028-03-28"],
] as const)("after %s the %ith comes on %s", ([day, dayOfMonth, next]) => {
  expect(dueDayAfter(day, dayOfMonth)).toBe(next);
});

test.for([
  ["2026-11-21", 21, "2026-11"],
  ["2026-11-20", 21, "2026-10"],
  ["2027-01-01", 2, "2026-12"],
  ["2027-01-31", 28, "2027-01"],
] as const)("on %s the latest %ith was that of %s", ([day, dayOfMonth, month]) => {
  expect(dueMonth(day, dayOfMonth)).toBe(month);
});

test("months are counted across years", () => {
  expect([addMonths("2026-12", 1), addMonths("2026-01", -1), addMonths("2026-11", 14)]).toEqual([
    "2027-01",
    "2025-12",
    "2028-01",
  ]);
  expect(dueDayIn("2026-02", 7)).toBe("2026-02-07");
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 28].map(ordinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 28th",
  );
});

test("a day's reminders are due from nine in the morning in Lahore", () => {
  expect(reminderDay(new Date("2026-11-21T03:59:59Z"))).toBe("2026-11-20");
  expect(reminderDay(new Date("2026-11-21T04:00:00Z"))).toBe("2026-11-21");
  expect(reminderDay(new Date("2026-11-21T20:00:00Z"))).toBe("2026-11-21");
});
