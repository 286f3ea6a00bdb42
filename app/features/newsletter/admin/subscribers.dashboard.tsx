import { columnsOf } from "#app/dashboard/data-table.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { prefetchInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import type { Subscriber } from "#app/features/newsletter/newsletter.schema.ts";
import { formatTime } from "#app/lib/dates.ts";

const states = {
  pending: { word: "Not confirmed", tone: "plain" },
  confirmed: { word: "Confirmed", tone: "good" },
  left: { word: "Left", tone: "faded" },
} as const;

const { first, received } = inboxColumns<Subscriber>({
  header: "Address",
  nameOf: ({ email }) => email,
  lineOf: ({ note }) => note,
});
const column = columnsOf<Subscriber>();
const columns = column.columns([
  first,
  column.accessor("state", {
    header: "State",
    cell: (cell) => (
      <StatusPill tone={states[cell.getValue()].tone}>{states[cell.getValue()].word}</StatusPill>
    ),
    meta: { className: "md:w-36" },
  }),
  received,
]);

export const clientLoader = prefetchInbox("listSubscribers");

export default function SubscribersDashboard() {
  return (
    <InboxPage
      about="Newsletter subscribers. Write only to confirmed addresses. The export has an unsubscribe link for each; put it into every issue."
      calls={{
        list: "listSubscribers",
        update: "updateSubscriber",
        remove: "deleteSubscriber",
        export: "exportSubscribers",
      }}
      one="subscriber"
      empty="No subscribers yet."
      columns={columns}
      nameOf={({ email }) => email}
      details={({ state, confirmed_at }) => [
        { label: "State", value: states[state].word },
        { label: "Confirmed", value: confirmed_at ? formatTime(confirmed_at) : "" },
      ]}
    />
  );
}
