import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link, type LinkProps, useLoaderData } from "react-router";
import { callList, callQuery } from "#app/dashboard/call-query.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { DayRangeFilter } from "#app/dashboard/day-filter.tsx";
import { KeptFor } from "#app/dashboard/kept-for.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { prefetch } from "#app/dashboard/prefetch.ts";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import type { AuditChange } from "./audit.schema.ts";
import { auditFields } from "./audit-values.ts";
import { auditActions, auditNouns, auditSentence } from "./audit-words.ts";

/** What a change wrote, behind a line that opens: each field, before and after. */
function AuditDetails({ change }: { change: AuditChange }) {
  const fields = auditFields(change);
  if (fields.length === 0) return null;
  const words = `${fields.length} ${fields.length === 1 ? "field" : "fields"}`;
  return (
    <details className="group">
      <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 text-xs text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-3.5 transition-transform group-open:rotate-90" />
        {words}
      </summary>
      <dl className="mt-2 mb-1 grid gap-x-5 gap-y-2 border-s-2 border-rule ps-3 sm:grid-cols-[minmax(6rem,auto)_1fr]">
        {fields.map(({ label, before, after }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {before !== undefined && (
                <span>
                  <span className="sr-only">before: </span>
                  <Text as="del" text={before} className="text-faint" />
                </span>
              )}
              {before !== undefined && after !== undefined && <br />}
              {after !== undefined && (
                <span>
                  {before !== undefined && <span className="sr-only">after: </span>}
                  <Text as="span" text={after} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const listTexts = {
  caption: "Audit Log",
  one: "change",
  loading: "Loading changes...",
  empty: "No changes yet",
  emptyText: "Everything that staff do is recorded here.",
};

const choices = (words: [string, string][]) =>
  words
    .map(([value, label]) => ({ value, label: label.charAt(0).toUpperCase() + label.slice(1) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
const nouns = choices(Object.entries(auditNouns).map(([noun, { label }]) => [noun, label]));
const actions = choices(Object.entries(auditActions));

const column = columnsOf<AuditChange>();

const TextLink = (props: LinkProps) => <Link className="text-link font-semibold" {...props} />;

/** A person's name narrows the log to what this person did. */
const columns = column.columns([
  column.shown({
    header: "What",
    className: "w-full md:w-auto",
    cell: (change) => {
      const { text, name, href } = auditSentence(change);
      const named = name && <Text as="bdi" text={name} />;
      return (
        <div className="min-w-0">
          <p className="wrap-anywhere">
            {href && !named ? <TextLink to={href}>{text}</TextLink> : text}{" "}
            {href && named ? <TextLink to={href}>{named}</TextLink> : named}
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
      "listAuditLog",
      {
        query: asked(["q", "user", "noun", "action", "from", "to"]),
        texts: { failed: "Failed to load the audit log." },
      },
      ({ changes: rows }) => ({ rows }),
    ),
  ),
  // The hundred newest users. Others are chosen by their name in a row.
  users: query(callQuery("listUsers")),
}));

/** Who did what to which record, and when: AUDIT-03. */
export default function AuditDashboard() {
  const { changes, users } = useLoaderData<typeof clientLoader>();
  const [asked, ask, filter] = useListQuery(["q", "user", "noun", "action", "from", "to"]);
  const list = useList(changes);
  const { data: people = [] } = useQuery(users);
  const filtered = Object.values(asked).some(Boolean);
  const known = people.map(({ id, name }) => ({ value: String(id), label: name }));
  const options =
    asked.user && !known.some(({ value }) => value === asked.user)
      ? [...known, { value: asked.user, label: `User ${asked.user}` }]
      : known;

  return (
    <>
      <PageHeading>
        Who did what, and when. Nobody can change this log. It never contains passwords or visitors' data.
        <KeptFor name="audit">{(term) => `Entries are kept ${term}.`}</KeptFor>
      </PageHeading>
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={({ id }) => `change ${id}`}
        filtered={filtered}
        toolbar={
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
            <ListSearch label="Search changes" value={asked.q} onSearch={(q) => ask({ q })} />
            <ListFilter label="Person" all="All people" options={options} {...filter("user")} />
            <ListFilter label="Record" all="All records" options={nouns} {...filter("noun")} />
            <ListFilter label="Action" all="All actions" options={actions} {...filter("action")} />
            <DayRangeFilter from={asked.from} to={asked.to} ask={ask} />
            {filtered && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => ask({ q: "", user: "", noun: "", action: "", from: "", to: "" })}
              >
                Clear filters
              </Button>
            )}
          </div>
        }
      />
    </>
  );
}
