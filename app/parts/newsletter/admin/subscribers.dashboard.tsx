import { columnsOf } from "#app/dashboard/data-table.tsx";
import { choice } from "#app/dashboard/filter-bar.tsx";
import { inboxColumns } from "#app/dashboard/inbox-columns.tsx";
import { prefetchInbox } from "#app/dashboard/inbox-list.ts";
import { InboxPage } from "#app/dashboard/inbox-page.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { formatTime } from "#app/lib/dates.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import type { Subscriber } from "#app/parts/newsletter/newsletters.schema.ts";
import { SetAside } from "./subscriber-set-aside.tsx";

const states = {
  pending: { word: "Not confirmed", tone: "plain" },
  confirmed: { word: "Confirmed", tone: "good" },
  left: { word: "Left", tone: "faded" },
  "set aside": { word: "Set aside", tone: "bad" },
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

export const clientLoader = prefetchInbox(newsletterCalls.listSubscribers, ["state"]);

export default function SubscribersDashboard() {
  return (
    <InboxPage
      about="Readers of the newsletter. Only confirmed addresses get it. For a newsletter that you send with another program, the export has an unsubscribe link for each."
      calls={{
        list: newsletterCalls.listSubscribers,
        update: newsletterCalls.updateSubscriber,
        remove: newsletterCalls.deleteSubscriber,
        export: newsletterCalls.exportSubscribers,
      }}
      one="subscriber"
      empty="No subscribers yet."
      columns={columns}
      nameOf={({ email }) => email}
      details={({ state, confirmed_at, bounces, bounce_reply }) => [
        { label: "State", value: states[state].word },
        { label: "Confirmed", value: confirmed_at ? formatTime(confirmed_at) : "" },
        {
          label: "Bounced",
          value: bounces > 0 ? `${bounces} in a row; the mail server's last answer: ${bounce_reply}` : "",
        },
      ]}
      panel={(subscriber, refresh) =>
        subscriber.state === "set aside" && <SetAside subscriber={subscriber} refresh={refresh} />
      }
      filters={[
        choice("state", 10, {
          label: "State",
          all: "All states",
          options: Object.entries(states).map(([value, { word }]) => ({ value, label: word })),
        }),
      ]}
    />
  );
}
