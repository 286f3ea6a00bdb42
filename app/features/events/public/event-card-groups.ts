import type { FoundationEvent } from "#app/features/events/events.schema.ts";

export type EventFilter = "all" | "upcoming" | "past";

type Dated = Pick<FoundationEvent, "event_date" | "status">;

const month = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });

/** An event of today counts as upcoming. */
export const isShown = (event: Dated, filter: EventFilter) =>
  filter === "all" || (event.status === "Completed") === (filter === "past");

/** How many events each tab has. */
export function countEvents(events: Dated[]): Record<EventFilter, number> {
  const past = events.filter((event) => event.status === "Completed").length;
  return { all: events.length, upcoming: events.length - past, past };
}

/** Events grouped by month, the earliest first. */
export function groupByMonth<Event extends Dated>(events: Event[]): { month: string; events: Event[] }[] {
  const sorted = events.toSorted((a, b) => a.event_date.localeCompare(b.event_date));
  const groups = Object.groupBy(sorted, ({ event_date }) => event_date.slice(0, 7));
  return Object.entries(groups).map(([key, inMonth = []]) => ({
    month: month.format(new Date(`${key}-01T00:00:00Z`)),
    events: inMonth,
  }));
}
