import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { EventSummary, FoundationEvent } from "#app/features/events/events.schema.ts";
import { type EventState, eventMessages as texts } from "#app/features/events/events-admin.messages.ts";
import type { CallResult } from "#app/lib/call-api.ts";

/* The dashboard's calls for events, with their error texts: EVENT-11. */

type WriteReply = { message?: string };

/** What the list is asked for. An empty value asks for all. */
export type EventsAsked = { show: EventState | ""; q: string };

const eventsPerPage = 24;
const eventsKey = "events";
const loadTexts = { failed: texts.loadFailed, broke: texts.loadUnreachable };

/** Events a page at a time: the latest day first, those ahead, asked for alone, the earliest first. */
export const useEvents = ({ show, q }: EventsAsked) =>
  useList<FoundationEvent>({
    key: [eventsKey, "list", show, q],
    fetchPage: async (cursor) => {
      const query = { limit: eventsPerPage, cursor, show: show || undefined, q: q || undefined };
      const result = await call<FoundationEvent[]>("listEvents", { query, texts: loadTexts });
      if (!result.ok) return result;
      if (!Array.isArray(result.body)) return { ok: false, kind: "refused", message: texts.loadFailed };
      return { ...result, body: { rows: result.body } };
    },
  });

/** How many events a search finds in each state, and the earlier places. Without it the page works too. */
export function useEventSummary(q = ""): EventSummary | undefined {
  const { data } = useQuery({
    queryKey: [eventsKey, "summary", q],
    queryFn: async () =>
      bodyOf(
        await call<EventSummary>("readEventSummary", { query: { q: q || undefined }, texts: loadTexts }),
      ),
  });
  return data;
}

/** Reads lists and counts again. */
export function useRefreshEvents(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [eventsKey] }), [client]);
}

/** The event as it is stored now. */
export async function fetchEvent({ id }: { id: number }): Promise<CallResult<FoundationEvent>> {
  const result = await call<FoundationEvent[]>("listEvents", { query: { id }, texts: loadTexts });
  if (!result.ok) return result;
  const [event] = result.body;
  return event
    ? { ...result, body: event }
    : { ok: false, kind: "refused", status: 404, message: texts.notFound };
}

const changeTexts = { failed: texts.updateFailed, broke: texts.updateUnreachable };

export const cancelEvent = (id: number, cancelled: boolean): Promise<CallResult<WriteReply>> =>
  call("cancelEvent", { json: { id, cancelled }, texts: changeTexts });

export const removeEvent = (id: number): Promise<CallResult<WriteReply>> =>
  call("deleteEvent", {
    json: { id },
    texts: { failed: texts.deleteFailed, broke: texts.deleteUnreachable },
  });
