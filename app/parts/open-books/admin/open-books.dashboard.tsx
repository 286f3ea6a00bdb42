import { PenLine } from "lucide-react";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { callList, prefetch } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useList } from "#app/dashboard/use-list.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { openBooksCalls } from "#app/parts/open-books/open-books.calls.ts";
import { sealMessages as messages } from "#app/parts/open-books/open-books.messages.ts";
import type { SealAlert } from "#app/parts/open-books/open-books.schema.ts";
import { TextLink } from "#app/ui/links.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { Text } from "#app/ui/text.tsx";
import { LatestSeals } from "./latest-seals.tsx";
import { SealAcknowledgement } from "./seal-acknowledgement.tsx";

const column = columnsOf<SealAlert>();
const columns = column.columns([
  column.shown({
    header: "Sealed day",
    className: "figures md:w-52",
    cell: (alert) => (
      <>
        <span className="block font-semibold">{formatDay(alert.day)}</span>
        <span className="block text-xs text-faint">found {formatTime(alert.found_at)}</span>
      </>
    ),
  }),
  column.shown({
    header: "What differs",
    className: "max-md:w-full",
    cell: (alert) => (
      <>
        {alert.sentences.map((sentence) => (
          <span key={sentence} className="figures block">
            {sentence}
          </span>
        ))}
        {alert.matched_again_at && (
          <span className="figures mt-1 block text-xs text-faint">
            Matches again since {formatTime(alert.matched_again_at)}.
          </span>
        )}
      </>
    ),
  }),
  column.shown({
    header: "Investigated",
    className: "max-md:w-full md:w-72",
    cell: (alert) =>
      alert.acknowledged_at ? (
        <>
          <Text as="span" text={alert.reason} className="block whitespace-pre-line wrap-anywhere" />
          <span className="figures block text-xs text-faint">
            <bdi>{alert.acknowledged_by}</bdi>, {formatTime(alert.acknowledged_at)}
          </span>
        </>
      ) : (
        <StatusPill tone="bad">Needs attention</StatusPill>
      ),
  }),
]);

const listTexts = {
  caption: "Sealed days that did not match",
  one: "difference",
  loading: "Loading the sealed days...",
  empty: "Every sealed day matches",
  emptyText:
    "Each night the receipts of earlier days are recalculated. Anything that does not match appears here.",
};

export const clientLoader = prefetch(({ list }) =>
  list(callList(openBooksCalls.listSealAlerts, { texts: { failed: messages.loadFailed } }, (page) => page)),
);

/** Sealed days of the open books that did not match their receipts, and what staff have found out: BOOKS-09. */
export default function SealAlertsDashboard() {
  const list = useList(useLoaderData<typeof clientLoader>());
  const [answered, setAnswered] = useState<SealAlert>();
  const { sealed, latest = [], checked } = list.data?.pages[0] ?? {};
  const waits = list.rows.some(({ acknowledged_at }) => acknowledged_at === null);
  return (
    <>
      <PageHeading>
        {sealed?.last
          ? `${sealed.days.toLocaleString("en-US")} ${sealed.days === 1 ? "day is" : "days are"} sealed, up to ${formatDay(sealed.last)}. `
          : "The first day will be sealed in the morning after the first gift. "}
        <TextLink href="/transparency#seals">What visitors see</TextLink>
      </PageHeading>
      {waits && <WhatToDo />}
      {latest.length > 0 && <LatestSeals days={latest} checked={checked ?? null} />}
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={({ day }) => formatDay(day)}
        actions={(alert) =>
          alert.acknowledged_at
            ? []
            : [
                {
                  title: "Record findings",
                  label: `Record findings for ${formatDay(alert.day)}`,
                  icon: PenLine,
                  call: openBooksCalls.acknowledgeSealAlert,
                  titled: true,
                  onSelect: () => setAnswered(alert),
                },
              ]
        }
      />
      {answered && (
        <SealAcknowledgement alert={answered} refresh={list.refetch} onClose={() => setAnswered(undefined)} />
      )}
    </>
  );
}

function WhatToDo() {
  return (
    <section
      aria-labelledby="what-to-do"
      className="mb-8 border-s-4 border-s-pomegranate bg-pomegranate-tint px-4 py-3"
    >
      <PanelTitle id="what-to-do">The books were changed after a day was sealed</PanelTitle>
      <ol className="mt-2 grid max-w-prose list-decimal gap-1.5 ps-5 text-sm">
        <li>
          <TextLink to="/dashboard/system?backup=1">Download a backup</TextLink> now, before anything else is
          changed.
        </li>
        <li>
          Ask the server's administrator to run <code>./umeed ledger:check</code>: it lists each receipt that
          differs. Compare it with an older backup.
        </li>
        <li>Undo the change, or find out why it was made. Then record your findings here.</li>
      </ol>
      <p className="mt-2 max-w-prose text-sm">
        The public page Open books says that the seal does not match for as long as this is so.
      </p>
    </section>
  );
}
