import type { FoundationEvent } from "#app/features/events/events.schema.ts";
import { countEvents, type EventFilter } from "#app/features/events/public/event-card-groups.ts";

/** The maximum of each tab on the home page; the events page shows all. */
const max = 3;

export type HomeEvents = {
  events: Omit<FoundationEvent, "version">[];
  /** How many events each tab shows here. */
  shown: Record<EventFilter, number>;
  /** How many more events the events page has for each tab. */
  more: Record<EventFilter, number>;
};

/** @param all every event, the latest day first */
export function homeEvents(all: FoundationEvent[]): HomeEvents {
  const ahead = all.filter((event) => event.status !== "Completed").slice(-max);
  const behind = all.filter((event) => event.status === "Completed").slice(0, max);
  const events = [...ahead, ...behind].map(({ version, ...event }) => event);
  const shown = countEvents(events);
  const total = countEvents(all);
  return {
    events,
    shown,
    more: {
      all: total.all - shown.all,
      upcoming: total.upcoming - shown.upcoming,
      past: total.past - shown.past,
    },
  };
}
