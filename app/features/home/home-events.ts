import { countEvents, type EventFilter } from "../events/event-card-groups.ts";
import type { FoundationEvent } from "../events/events.types.ts";

/** The home page shows so many ahead and so many behind; the events page has them all. */
const most = 4;

export type HomeEvents = {
  events: Omit<FoundationEvent, "version">[];
  /** Of all events, not only of those shown. */
  counts: Record<EventFilter, number>;
};

/** @param all every event, the latest day first */
export function homeEvents(all: FoundationEvent[]): HomeEvents {
  const ahead = all.filter((event) => event.status !== "Completed").slice(-most);
  const behind = all.filter((event) => event.status === "Completed").slice(0, most);
  const events = [...ahead, ...behind].map(({ version, ...event }) => event);
  return { events, counts: countEvents(all) };
}
