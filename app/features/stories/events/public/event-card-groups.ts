import type { Language } from "#app/contract/language.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { formatMonth } from "#app/lib/dates.ts";

export type EventFilter = "all" | "upcoming" | "past";

/** The tabs, and the word of each when it is empty: EVENT-04. */
export const eventTabs = [
  { filter: "all", empty: "noneAtAll" },
  { filter: "upcoming", empty: "noneUpcoming" },
  { filter: "past", empty: "nonePast" },
] as const;

type Dated = Pick<FoundationEvent, "event_date" | "status">;

/** An event of today counts as upcoming. */
export const isShown = (event: Dated, filter: EventFilter) =>
  filter === "all" || (event.status === "Completed") === (filter === "past");

/** How many events each tab has. */
export function countEvents(events: Dated[]): Record<EventFilter, number> {
  const past = events.filter((event) => event.status === "Completed").length;
  return { all: events.length, upcoming: events.length - past, past };
}

/** Events grouped by month, the earliest first. */
export function groupByMonth<Event extends Dated>(
  events: Event[],
  language: Language,
): { month: string; events: Event[] }[] {
  const sorted = events.toSorted((a, b) => a.event_date.localeCompare(b.event_date));
  const groups = Object.groupBy(sorted, ({ event_date }) => event_date.slice(0, 7));
  return Object.entries(groups).map(([key, inMonth = []]) => ({
    month: formatMonth(key, language),
    events: inMonth,
  }));
}
