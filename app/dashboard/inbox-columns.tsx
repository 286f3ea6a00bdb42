import { createContext, type ReactElement, use } from "react";
import { formatTime } from "#app/lib/dates.ts";
import { Text } from "#app/ui/text.tsx";
import { columnsOf } from "./data-table.tsx";
import { EmailText } from "./email-text.tsx";
import type { InboxEntry } from "./inbox-entry.tsx";
import { StatusPill } from "./status-pill.tsx";

/** Opens an entry. The columns are constants, so it reaches their cells this way. */
export const OpenEntry = createContext<(id: number) => void>(() => undefined);

/** The two columns that every inbox has: who or what it is, with the mark of an unread entry, and when it came. */
export function inboxColumns<Entry extends InboxEntry>(options: {
  header: string;
  nameOf: (entry: Entry) => string;
  /** A line under the name: the beginning of a message, a number to call. */
  lineOf: (entry: Entry) => string | ReactElement;
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
          <EntryName id={entry.id} name={options.nameOf(entry)} read={entry.read} language={entry.language} />
          <EntryLine line={options.lineOf(entry)} />
        </div>
      </div>
    ),
    // Beside the check box when rows are cards.
    meta: { className: "max-md:flex-[1_1_calc(100%-3rem)]" },
  });
  const received = column.accessor((entry) => entry.received_at, {
    id: "received",
    header: "Received",
    cell: ({ row: { original: entry } }) => formatTime(entry.received_at),
    meta: { label: "Received", className: "figures md:w-44" },
  });
  return { first, received };
}

const EntryLine = ({ line }: { line: string | ReactElement }) =>
  typeof line === "string" ? (
    // biome-ignore lint/plugin/logical-classes: Urdu too begins under its sender's name
    <Text as="p" text={line} className="line-clamp-1 text-left text-soft" />
  ) : (
    line
  );

type EntryNameProps = Pick<InboxEntry, "id" | "read" | "language"> & { name: string };

function EntryName({ id, name, read, language }: EntryNameProps) {
  const open = use(OpenEntry);
  return (
    <p>
      <button
        type="button"
        aria-label={`Open ${name}`}
        className={`cursor-pointer text-start underline-offset-4 hover:underline ${read ? "" : "font-semibold"}`}
        onClick={() => open(id)}
      >
        <EmailText text={name} />
      </button>
      {!read && <span className="sr-only"> (unread)</span>}{" "}
      {/* Who came from an Urdu page is answered in Urdu. English needs no mark. */}
      {language === "ur" && <StatusPill>Wrote in Urdu</StatusPill>}
    </p>
  );
}
