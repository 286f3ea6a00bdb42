import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as events from "./events.schema.ts";
import type * as eventGuests from "./events-guests.form.ts";

const { get, post } = publicCalls;

export const eventsCalls = calls({
  listEvents: get<{ query: typeof events.listEventsQuery; reply: typeof events.listEventsReply }>(
    "api_get_events.php",
    "Events, the latest day first",
  ),
  sendEventGuest: post<{ body: ReturnType<typeof eventGuests.eventGuestRules>["schema"] }>(
    "event-guests",
    "Count me in",
  ),
});
