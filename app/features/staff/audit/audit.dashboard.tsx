import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Link, useLoaderData } from "react-router";
import { callList, callQuery, prefetch } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { dayRangeFilter, monthFilter } from "#app/dashboard/day-filter.tsx";
import { choice, FilterBar } from "#app/dashboard/filter-bar.tsx";
import { PageLink } from "#app/dashboard/page-access.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Text } from "#app/ui/text.tsx";
import { auditCalls } from "./audit.calls.ts";
import type { AuditChange } from "./audit.schema.ts";
import { AuditDetails } from "./audit-details.tsx";
import { auditActions, auditSentence } from "./audit-words.ts";

const listTexts = {
  caption: "Audit Log",
  one: "change",
  empty: "No changes yet",
  emptyText: "Everything that staff do is recorded here.",
};

const choices = (words: [string, string][]) =>
  words
    .map(([value, label]) => ({ value, label: label.charAt(0).toUpperCase() + label.slice(1) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
const actions = choices(Object.entries(auditActions));

const column = columnsOf<AuditChange>();

const RecordLink = (props: ComponentProps<typeof PageLink>) => (
  <PageLink className="text-link font-semibold" {...props} />
);

/** A person's name narrows the log to what this person did. */
const columns = column.columns([
  column.shown({
    header: "What",
    className: "w-full md:w-auto",
    cell: (change) => {
      const { text, name, rest, href } = auditSentence(change);
      const named = name && <Text as="bdi" text={name} />;
      return (
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <p className="min-w-0 wrap-anywhere">
            {href && !named ? <RecordLink to={href}>{text}</RecordLink> : text}{" "}
            {href && named ? <RecordLink to={href}>{named}</RecordLink> : named}{" "}
            {rest && <Text as="bdi" text={rest} />}
          </p>
          <AuditDetails change={change} />
        </div>
      );
    },
  }),
  column.shown({
    header: "Who",
    className: "md:w-48",
    cell: (change) => {
      const askedBy = change.after?.asked_by;
      return (
        <>
          {change.user_id === null ? (
            <span className="text-soft">{change.user_name}</span>
          ) : (
            <Link
              to={`?user=${change.user_id}`}
              title="Show only this person's changes"
              className="underline decoration-rule-strong underline-offset-4 hover:decoration-current"
            >
              <Text as="bdi" text={change.user_name} />
            </Link>
          )}
          {typeof askedBy === "string" && (
            <span className="block text-xs text-faint">
              asked by <Text as="bdi" text={askedBy} />
            </span>
          )}
        </>
      );
    },
  }),
  column.shown({
    header: "When",
    className: "figures md:w-44",
    cell: (change) => (
      <time dateTime={change.at} className="text-soft">
        {formatTime(change.at)}
      </time>
    ),
  }),
]);

export const clientLoader = prefetch(({ asked, list, query }) => ({
  changes: list(
    callList(
      auditCalls.listAuditLog,
      {
        query: asked(["q", "user", "noun", "action", "month", "from", "to"]),
        texts: { failed: "Failed to load the audit log." },
      },
      ({ changes: rows, nouns }) => ({ rows, nouns }),
    ),
  ),
  // The hundred newest users. Others are chosen by their name in a row.
  users: query(callQuery(usersCalls.listUsers)),
}));

/** Who did what to which record, and when: AUDIT-03. */
export default function AuditDashboard() {
  const { changes, users } = useLoaderData<typeof clientLoader>();
  const [asked, ask] = useListQuery(["q", "user", "noun", "action", "month", "from", "to"]);
  const list = useList(changes);
  const nouns = choices((list.data?.pages[0]?.nouns ?? []).map(({ noun, label }) => [noun, label]));
  const { data: listed = [] } = useQuery(users);
  const filtered = Object.values(asked).some(Boolean);
  const known = listed.map(({ id, name }) => ({ value: String(id), label: name }));
  const people =
    asked.user && !known.some(({ value }) => value === asked.user)
      ? [...known, { value: asked.user, label: `User ${asked.user}` }]
      : known;

  return (
    <>
      <PageHeading>
        Who did what, and when. Nobody can change this log. It never contains passwords or visitors' data.
      </PageHeading>
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={({ id }) => `change ${id}`}
        filtered={filtered}
        dense
        toolbar={
          <FilterBar
            asked={asked}
            ask={ask}
            search="Search changes"
            filters={[
              monthFilter,
              choice("user", 10, { label: "Person", all: "All people", options: people }),
              choice("noun", 11, {
                label: "Record",
                all: "All records",
                options: nouns,
              }),
              choice("action", 11, { label: "Action", all: "All actions", options: actions }),
              dayRangeFilter,
            ]}
          />
        }
      />
    </>
  );
}
