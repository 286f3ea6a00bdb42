import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Permission } from "#app/contract/permissions.ts";
import { useMay } from "#app/dashboard/own-user.ts";
import { Text } from "#app/ui/text.tsx";
import type { EventToTell, Waiting } from "./overview.schema.ts";
import { OverviewPart } from "./overview-parts.tsx";

type WaitingRow = {
  name: keyof Waiting;
  one: string;
  many: string;
  to: string;
  /** What settles it needs. Who only reads it has nothing to do. */
  access: Permission;
  bad?: boolean;
};

/** Somebody waits for these at this moment: a patient, a donor, a colleague. */
const urgentRows: WaitingRow[] = [
  {
    name: "blood_requests_today",
    one: "blood request for today or tonight",
    many: "blood requests for today or tonight",
    to: "/dashboard/blood-donors",
    access: "blood:write",
    bad: true,
  },
  {
    name: "help_today",
    one: "family with a need that cannot wait",
    many: "families with needs that cannot wait",
    to: "/dashboard/help?show=today",
    access: "help:write",
    bad: true,
  },
  {
    name: "help_late",
    one: "family that waits too long for help",
    many: "families that wait too long for help",
    to: "/dashboard/help?show=late",
    access: "help:write",
    bad: true,
  },
  {
    name: "approvals",
    one: "request that waits for your approval",
    many: "requests that wait for your approval",
    to: "/dashboard/approvals",
    access: "approvals:read",
    bad: true,
  },
  {
    name: "donations_to_review",
    one: "gift that needs review",
    many: "gifts that need review",
    to: "/dashboard/donations?review=1",
    access: "donations:write",
    bad: true,
  },
  {
    name: "transfers",
    one: "transfer to verify",
    many: "transfers to verify",
    to: "/dashboard/transfers?state=waiting",
    access: "transfers:write",
  },
];

const waitingRows: WaitingRow[] = [
  {
    name: "sealed_days",
    one: "sealed day of the open books that does not match",
    many: "sealed days of the open books that do not match",
    to: "/dashboard/open-books",
    access: "books:write",
    bad: true,
  },
  {
    name: "blood_requests",
    one: "unread blood request",
    many: "unread blood requests",
    to: "/dashboard/blood-requests?unread=1",
    access: "blood:write",
  },
  {
    name: "help_new",
    one: "family that asks for help",
    many: "families that ask for help",
    to: "/dashboard/help?state=new",
    access: "help:write",
  },
  {
    name: "help_lacking",
    one: "family that cannot be paid from Zakat yet",
    many: "families that cannot be paid from Zakat yet",
    to: "/dashboard/help?show=lacking",
    access: "help:write",
  },
  {
    name: "help_due",
    one: "family whose payment is due",
    many: "families whose payment is due",
    to: "/dashboard/help-payments",
    access: "funds:write",
  },
  {
    name: "messages",
    one: "unread message",
    many: "unread messages",
    to: "/dashboard/messages?unread=1",
    access: "messages:write",
  },
  {
    name: "registrations",
    one: "unread registration",
    many: "unread registrations",
    to: "/dashboard/registrations?unread=1",
    access: "registrations:write",
  },
  {
    name: "blood_donors",
    one: "new blood donor",
    many: "new blood donors",
    to: "/dashboard/blood-donors?unread=1",
    access: "blood:write",
  },
  {
    name: "shared_stories",
    one: "unread story",
    many: "unread stories",
    to: "/dashboard/shared-stories?unread=1",
    access: "stories:write",
  },
  {
    name: "event_guests",
    one: "new guest of an event",
    many: "new guests of events",
    to: "/dashboard/event-guests?unread=1",
    access: "guests:write",
  },
  {
    name: "failed_mails",
    one: "failed email",
    many: "failed emails",
    to: "/dashboard/outbox?state=failed",
    access: "outbox:write",
    bad: true,
  },
  {
    name: "old_zakat_prices",
    one: "set of Zakat prices older than a month",
    many: "sets of Zakat prices older than a month",
    to: "/dashboard/content/zakat",
    access: "content:write",
  },
  {
    name: "drafts",
    one: "draft post",
    many: "draft posts",
    to: "/dashboard/blogs?status=draft",
    access: "posts:write",
  },
];

/** Those of which there are some, and which whoever is signed in may settle. */
function useRows(rows: WaitingRow[], waiting: Waiting): WaitingRow[] {
  const may = useMay();
  return rows.filter(({ name, access }) => (waiting[name] ?? 0) > 0 && may(access));
}

/** What cannot wait, above all figures: nothing while there is nothing. */
export function UrgentList({ waiting, events = [] }: { waiting: Waiting; events?: EventToTell[] }) {
  const rows = useRows(urgentRows, waiting);
  if (rows.length === 0 && events.length === 0) return null;
  return (
    <div className="mb-8 max-w-3xl">
      <OverviewPart id="urgent" title="Urgent">
        <ul className="border-t border-rule">
          <Rows rows={rows} waiting={waiting} />
          {events.map(({ event_id, title, guests }) => (
            <TodoRow
              key={event_id}
              to={`/dashboard/event-guests?event=${event_id}&to_tell=1`}
              count={guests}
              bad
            >
              {guests === 1 ? "guest" : "guests"} to call about <Text as="bdi" text={title} />
            </TodoRow>
          ))}
        </ul>
      </OverviewPart>
    </div>
  );
}

/** What else staff have to look at. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const rows = useRows(waitingRows, waiting);
  if (rows.length === 0) return <p className="border-t border-rule py-3 text-soft">Nothing to do.</p>;
  return (
    <ul className="border-t border-rule">
      <Rows rows={rows} waiting={waiting} />
    </ul>
  );
}

/** Each with its filtered list. */
const Rows = ({ rows, waiting }: { rows: WaitingRow[]; waiting: Waiting }) =>
  rows.map(({ name, one, many, to, bad }) => (
    <TodoRow key={name} to={to} count={waiting[name] ?? 0} bad={bad}>
      {waiting[name] === 1 ? one : many}
    </TodoRow>
  ));

type TodoRowProps = { to: string; count: number; bad?: boolean; children: ReactNode };

const TodoRow = ({ to, count, bad, children }: TodoRowProps) => (
  <li className="border-b border-rule">
    <Link to={to} className="flex min-h-11 items-center gap-3 py-1.5 hover:bg-sunk">
      <span
        className={`figures w-12 shrink-0 text-end font-display text-xl font-semibold ${bad ? "text-pomegranate" : ""}`}
      >
        {count.toLocaleString("en-US")}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <ArrowRight aria-hidden="true" className="ms-auto size-4 shrink-0 text-faint" />
    </Link>
  </li>
);
