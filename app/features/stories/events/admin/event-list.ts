import { callList, callQuery } from "#app/dashboard/call.ts";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import { eventMessages, eventStates } from "#app/features/stories/events/events-admin.messages.ts";

/* What the page of events loads first. */

const eventsPerPage = 24;
export const loadTexts = { failed: eventMessages.loadFailed, broke: eventMessages.loadBroke };

/** @returns the state in the URL, or an empty text for all events */
export const shownState = (show: string) => eventStates.find((state) => state === show) ?? "";

export const eventList = ({ show, q }: Record<"show" | "q", string>) =>
  callList(
    eventsCalls.listEvents,
    { query: { limit: eventsPerPage, show: shownState(show), q, order: "next" }, texts: loadTexts },
    (rows) => ({ rows }),
  );

/** What an event is called in the dashboard. */
export const titleOf = ({ title, title_ur = "" }: FoundationEvent) => title || title_ur;

/** How many events a search finds in each state, and the earlier places. Without it the pages work too. */
export const eventSummary = (q = "") =>
  callQuery(eventsAdminCalls.readEventSummary, { query: { q }, texts: loadTexts });
