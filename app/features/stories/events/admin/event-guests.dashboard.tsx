import { useQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { callQuery } from "#app/dashboard/call-query.ts";
import { columnsOf } from "#app/dashboard/data-table.tsx";
import { choice } from "#app/dashboard/filter-bar.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { startInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { KeptFor } from "#app/dashboard/kept-for.tsx";
import { prefetch } from "#app/dashboard/prefetch.ts";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import type { EventGuest } from "#app/features/stories/events/events-guests.schema.ts";
import { formatDay } from "#app/lib/dates.ts";
import { phoneText } from "#app/lib/phone.ts";

const { first, received } = inboxColumns<EventGuest>({
  header: "Name",
  nameOf: ({ name }) => name,
  lineOf: ({ phone }) => phoneText(phone),
});
const column = columnsOf<EventGuest>();
const columns = column.columns([
  first,
  column.accessor("event_title", {
    header: "Event",
    cell: ({ row: { original: guest } }) => `${guest.event_title}, ${formatDay(guest.event_date)}`,
    meta: { label: "Event", className: "md:w-72" },
  }),
  received,
]);

/** So many events are offered in the filter, the latest first. */
const offered = 100;

export const clientLoader = prefetch((start) => {
  startInbox(start, eventsAdminCalls.listEventGuests, ["event"]);
  return start.query(callQuery(eventsCalls.listEvents, { query: { limit: offered, language: "en" } }));
});

/** Who comes to which event: EVENT-14. */
export default function EventGuestsDashboard() {
  const events = useQuery(useLoaderData<typeof clientLoader>()).data ?? [];
  return (
    <InboxPage
      about={
        <>
          People who have signed up for an event. The export contains what the list shows.
          <KeptFor name="event_guests">{(term) => `Guests are removed ${term} after the event.`}</KeptFor>
        </>
      }
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
        { label: "Phone", value: phoneText(guest.phone) },
        { label: "Also as", value: guest.other_names },
      ]}
      replyTo={({ phone }) => ({ phone })}
      filters={{
        names: ["event"],
        controls: ({ event = "" }, ask) => [
          choice("event", 14, {
            label: "Event",
            all: "All events",
            value: event,
            options: events.map(({ id, title, event_date }) => ({
              value: String(id),
              label: `${title}, ${formatDay(event_date)}`,
            })),
            onChange: (event) => ask({ event }),
          }),
        ],
      }}
    />
  );
}
