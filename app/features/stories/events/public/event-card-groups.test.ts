import { expect, test } from "vitest";
import { countEvents, groupByMonth, isShown } from "./event-card-groups.ts";

const events = [
  { event_date: "2027-01-08", status: "Upcoming" },
  { event_date: "2026-11-21", status: "Today" },
  { event_date: "2026-11-01", status: "Completed" },
] as const;

test("each tab counts its own events; today counts as upcoming", () => {
  expect(countEvents([...events])).toEqual({ all: 3, upcoming: 2, past: 1 });
  expect(events.map((event) => isShown(event, "upcoming"))).toEqual([true, true, false]);
  expect(events.map((event) => isShown(event, "past"))).toEqual([false, false, true]);
  expect(events.every((event) => isShown(event, "all"))).toBe(true);
});

test("months follow each other over the end of a year, the earliest day first", () => {
  expect(
    groupByMonth([...events], "en").map(({ month, events: days }) => [
      month,
      days.map((day) => day.event_date),
    ]),
  ).toEqual([
    ["November 2026", ["2026-11-01", "2026-11-21"]],
    ["January 2027", ["2027-01-08"]],
  ]);
});
