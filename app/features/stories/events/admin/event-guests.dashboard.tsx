import { useQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { callQuery, prefetch } from "#app/dashboard/call.ts";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { choice, toggle } from "#app/dashboard/filter-bar.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { phoneDetail } from "#app/dashboard/inbox-entry.tsx";
import { startInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { PhoneLinks } from "#app/dashboard/phone-links.tsx";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import type { EventGuest } from "#app/features/stories/events/events-guests.schema.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formatDay } from "#app/lib/dates.ts";
import { GuestTold, tellGuest } from "./event-guest-calls.tsx";

const { first, received } = inboxColumns<EventGuest>({
  header: "Name",
  nameOf: ({ name }) => name,
  lineOf: ({ phone, name }) => <PhoneLinks phone={phone} name={name} />,
});
const column = columnsOf<EventGuest>();
const columns = column.columns([
  first,
  column.accessor("event_title", {
    header: "Event",
    cell: ({ row: { original: guest } }) => `${guest.event_title}, ${formatDay(guest.event_date)}`,
    meta: { label: "Event", className: "md:w-40 xl:w-72" },
  }),
  column.shown({
    header: "Told of the change",
    className: "md:w-32 xl:w-64",
    cell: (guest) => <GuestTold guest={guest} />,
  }),
  received,
]);

/** So many events are offered in the filter, the latest first. */
const offered = 100;

export const clientLoader = prefetch((start) => {
  startInbox(start, eventsAdminCalls.listEventGuests, ["event", "to_tell"]);
  return start.query(callQuery(eventsCalls.listEvents, { query: { limit: offered, language: "en" } }));
});

/** Of several at once those alone who are to be told something. */
const tellEach = async (guest: EventGuest): Promise<CallResult<unknown>> =>
  guest.tell_since === null ? { ok: true, status: 200, body: {} } : tellGuest(guest);

/** What a guest is to be told: how the event is now. */
function WhatToTell({ guest, event }: { guest: EventGuest; event: FoundationEvent | undefined }) {
  if (guest.tell_since === null) return null;
  const now = event?.cancelled
    ? "It is cancelled."
    : event &&
      `It is on ${formatDay(event.event_date)}, ${event.event_time ?? allDay}, at ${event.location}.`;
  return (
    <section aria-label="Told of the change" className="mt-5 grid gap-2">
      <p>The event was changed after this guest signed up. {now}</p>
      <GuestTold guest={guest} />
    </section>
  );
}

/** Who comes to which event: EVENT-14. */
export default function EventGuestsDashboard() {
  const events = useQuery(useLoaderData<typeof clientLoader>()).data ?? [];
  return (
    <InboxPage
      about="People who have signed up for an event. The export contains what the list shows."
      calls={{
        list: eventsAdminCalls.listEventGuests,
        update: eventsAdminCalls.updateEventGuest,
        remove: eventsAdminCalls.deleteEventGuest,
        export: eventsAdminCalls.exportEventGuests,
      }}
      one="guest"
      empty="No guests yet."
      columns={columns}
      nameOf={({ name }) => name}
      details={(guest) => [
        { label: "Event", value: guest.event_title },
        { label: "Day", value: formatDay(guest.event_date) },
        phoneDetail(guest.phone),
        { label: "Also as", value: guest.other_names },
      ]}
      replyTo={({ phone }) => ({ phone })}
      panel={(guest) => <WhatToTell guest={guest} event={events.find(({ id }) => id === guest.event_id)} />}
      bulk={[{ title: "Mark as told", call: eventsAdminCalls.tellEventGuest, apply: tellEach }]}
      filters={[
        toggle("to_tell", 10, "To call"),
        choice("event", 14, {
          label: "Event",
          all: "All events",
          options: events.map(({ id, title, event_date }) => ({
            value: String(id),
            label: `${title}, ${formatDay(event_date)}`,
          })),
        }),
      ]}
    />
  );
}
