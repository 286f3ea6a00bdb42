import { expect, test } from "vitest";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { nextFirst } from "./event-list.ts";

test("the next event is first, whatever is over comes last, the latest first: EVENT-11c", () => {
  const rows = (
    [
      ["2027-01-14", "Upcoming"],
      ["2026-12-03", "Upcoming"],
      ["2026-11-21", "Today"],
      ["2026-11-07", "Completed"],
      ["2026-09-26", "Completed"],
    ] as const
  ).map(([event_date, status], id) => ({ id, event_date, status }) as FoundationEvent);
  expect(nextFirst(rows).map(({ event_date }) => event_date)).toEqual([
    "2026-11-21",
    "2026-12-03",
    "2027-01-14",
    "2026-11-07",
    "2026-09-26",
  ]);
});
