import { expect, test } from "vitest";
import { homeEvents } from "./home-events.ts";

const event = (event_date: string, status: "Today" | "Upcoming" | "Completed", id: number) => ({
  id,
  title: "A camp",
  event_date,
  event_time: null,
  location: "Lahore",
  description: "",
  image_url: null,
  image_alt: "",
  kind: "event" as const,
  cancelled: false,
  status,
  version: 1,
});

test("the three nearest days ahead and the three last ones show, and it is counted how many there are", () => {
  const ahead = Array.from({ length: 9 }, (_, place) =>
    event(`2026-12-0${9 - place}`, "Upcoming", 9 - place),
  );
  const behind = Array.from({ length: 9 }, (_, place) =>
    event(`2026-10-0${9 - place}`, "Completed", 19 - place),
  );
  const { events, shown, total } = homeEvents([...ahead, ...behind], { all: 1018, upcoming: 9 });
  expect(events.map(({ event_date }) => event_date)).toEqual([
    "2026-12-03",
    "2026-12-02",
    "2026-12-01",
    "2026-10-09",
    "2026-10-08",
    "2026-10-07",
  ]);
  expect(shown).toEqual({ all: 6, upcoming: 3, past: 3 });
  expect(total).toEqual({ all: 1018, upcoming: 9, past: 1009 });
});

test("where all can be seen as many show as there are", () => {
  const two = [event("2026-11-21", "Today", 2), event("2026-11-01", "Completed", 1)];
  const { shown, total } = homeEvents(two, { all: 2, upcoming: 1 });
  expect(shown).toEqual({ all: 2, upcoming: 1, past: 1 });
  expect(total).toEqual(shown);
});
