import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type { createdReply, rowRemoval } from "#app/rows/row-schemas.ts";
import type { eventGuestsTable } from "./event-guests.table.ts";
import type * as events from "./events.schema.ts";
import type * as eventGuests from "./events-guests.schema.ts";

const { get, post, put, remove } = staffCalls("events:write");
const guests = staffCalls("guests:write");

export const eventsAdminCalls = calls({
  createEvent: post<{ body: typeof events.newEvent; files: "image"; reply: typeof createdReply }>(
    "api_add_event.php",
    "Add an event",
  ),
  deleteEvent: remove<{ body: ReturnType<typeof rowRemoval> }>("api_delete_event.php", "Delete an event"),
  updateEvent: put<{
    body: typeof events.eventUpdate;
    files: "image";
    reply: typeof events.eventChangedReply;
  }>("events", "Change an event"),
  cancelEvent: post<{ body: typeof events.eventCancellation; reply: typeof events.eventChangedReply }>(
    "events/cancel",
    "Cancel an event, or take that back",
  ),
  readEventSummary: get<{ query: typeof events.eventSummaryQuery; reply: typeof events.eventSummaryReply }>(
    "events/summary",
    "How many events there are, and where",
  ),
  listEventGuests: staffCalls("guests:read").get<
    InboxList<typeof eventGuestsTable, typeof eventGuests.eventGuestQuery>
  >("event-guests", "List and search: event guest"),
  updateEventGuest: guests.put<InboxUpdate>("event-guests", "Mark or note: event guest"),
  tellEventGuest: guests.post<{ body: typeof eventGuests.guestTold }>(
    "event-guests/told",
    "Say that a guest was told of a change",
  ),
  readGuestTexts: staffCalls("guests:read").get<{
    query: typeof eventGuests.guestTextsQuery;
    reply: typeof eventGuests.guestTextsReply;
  }>("event-guests/texts", "What guests of a changed event are written by WhatsApp"),
  deleteEventGuest: guests.remove<InboxRemoval>("event-guests", "Delete: event guest"),
  exportEventGuests: guests.get<InboxExport<typeof eventGuests.eventGuestQuery>>(
    "event-guests.csv",
    "All as CSV: event guest",
  ),
});
