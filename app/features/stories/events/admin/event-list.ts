import { useQuery } from "@tanstack/react-query";
import { callList, callQuery } from "#app/dashboard/call-query.ts";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import { eventMessages, eventStates } from "#app/features/stories/events/events-admin.messages.ts";

/* What the page of events loads first. */

const eventsPerPage = 24;
/** So many are offered at once as what an event translates; others are found by a search. */
const originalsShown = 50;
export const loadTexts = { failed: eventMessages.loadFailed, broke: eventMessages.loadUnreachable };

/** @returns the state in the URL, or an empty text for all events */
export const shownState = (show: string) => eventStates.find((state) => state === show) ?? "";

export const eventList = ({ show, q }: Record<"show" | "q", string>) =>
  callList(
    eventsCalls.listEvents,
    { query: { limit: eventsPerPage, show: shownState(show), q }, texts: loadTexts },
    (rows) => ({ rows }),
  );

/** English events that may get a translation, the latest day first. */
export function useOriginalEvents(q: string, enabled: boolean) {
  const query = { limit: originalsShown, untranslated: "1", q } as const;
  return useQuery({ ...callQuery(eventsCalls.listEvents, { query, texts: loadTexts }), enabled });
}

/** How many events a search finds in each state, and the earlier places. Without it the pages work too. */
export const eventSummary = (q = "") =>
  callQuery(eventsAdminCalls.readEventSummary, { query: { q }, texts: loadTexts });
