import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { countEvents, type EventFilter } from "#app/features/stories/events/public/event-card-groups.ts";

/** The maximum of each tab on the home page; the events page shows all. */
const max = 3;

export type HomeEvents = {
  events: Omit<FoundationEvent, "version">[];
  /** How many events each tab shows here. */
  shown: Record<EventFilter, number>;
  /** How many events each tab has, here and on the events page. */
  total: Record<EventFilter, number>;
};

/**
 * @param all the events, the latest day first
 * @param counted how many there are, as the events page counts them
 */
export function homeEvents(all: FoundationEvent[], counted: { all: number; upcoming: number }): HomeEvents {
  const ahead = all.filter((event) => event.status !== "Completed").slice(-max);
  const behind = all.filter((event) => event.status === "Completed").slice(0, max);
  const events = [...ahead, ...behind].map(({ version, ...event }) => event);
  const shown = countEvents(events);
  return { events, shown, total: { ...counted, past: counted.all - counted.upcoming } };
}
