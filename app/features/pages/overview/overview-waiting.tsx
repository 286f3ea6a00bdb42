import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMay } from "#app/dashboard/own-user.tsx";
import { Text } from "#app/ui/text.tsx";
import type { EventToTell, Waiting } from "./overview.schema.ts";
import { OverviewPart } from "./overview-parts.tsx";
import { type ShownRow, urgentRows, waitingRows } from "./waiting-rows.ts";

/** Those of which there are some, and which whoever is signed in may settle. */
function useRows(rows: ShownRow[], waiting: Waiting): ShownRow[] {
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
const Rows = ({ rows, waiting }: { rows: ShownRow[]; waiting: Waiting }) =>
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
