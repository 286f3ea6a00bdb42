import { formatTime } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { columnsOf } from "./data-table.tsx";
import type { InboxEntry } from "./inbox-calls.ts";

/** The two columns that every inbox has: who or what it is, with the mark of an unread entry, and when it came. */
export function inboxColumns<Entry extends InboxEntry>(options: {
  header: string;
  nameOf: (entry: Entry) => string;
  /** A line under the name: the beginning of a message, an address. */
  lineOf: (entry: Entry) => string;
}) {
  const column = columnsOf<Entry>();
  const first = column.accessor(options.nameOf, {
    id: "name",
    header: options.header,
    cell: ({ row: { original: entry } }) => (
      <div className="flex min-w-0 gap-2.5">
        <span
          className={`mt-2 size-2 shrink-0 rounded-full ${entry.read ? "" : "bg-emerald"}`}
          aria-hidden="true"
        />
        <div className="min-w-0">
          <p {...langAttrs(options.nameOf(entry))} className={entry.read ? "" : "font-semibold"}>
            {options.nameOf(entry)}
            {!entry.read && <span className="sr-only"> (unread)</span>}
          </p>
          <p {...langAttrs(options.lineOf(entry))} className="line-clamp-1 text-soft">
            {options.lineOf(entry)}
          </p>
        </div>
      </div>
    ),
    meta: { className: "w-full md:w-auto" },
  });
  const received = column.accessor((entry) => entry.received_at, {
    id: "received",
    header: "Received",
    cell: ({ row: { original: entry } }) => formatTime(entry.received_at),
    meta: { label: "Received", className: "figures md:w-44" },
  });
  return { first, received };
}
