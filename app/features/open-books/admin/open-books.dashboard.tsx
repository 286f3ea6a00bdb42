import { PenLine } from "lucide-react";
import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { callList } from "#app/dashboard/call-query.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useDialogForm } from "#app/dashboard/use-dialog-form.ts";
import { useList } from "#app/dashboard/use-list.ts";
import { sealMessages as messages, sealReasonMax } from "#app/features/open-books/open-books.messages.ts";
import { type SealAlert, sealFinding } from "#app/features/open-books/open-books.schema.ts";
import { differenceSentences } from "#app/features/open-books/seal-causes.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

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
        {differenceSentences(alert).map((sentence) => (
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

const texts = {
  caption: "Sealed days that did not match",
  one: "difference",
  loading: "Loading the sealed days...",
  empty: "Every sealed day matches",
  emptyText:
    "Each night the receipts of earlier days are recalculated. Anything that does not match appears here.",
};

/** Sealed days of the open books that did not match their receipts, and what staff have found out: BOOKS-09. */
export default function SealAlertsDashboard() {
  const list = useList(
    callList("listSealAlerts", { texts: { failed: messages.loadFailed } }, (page) => page),
  );
  const [answered, setAnswered] = useState<SealAlert>();
  const { sealed } = list.data?.pages[0] ?? {};
  const waits = list.rows.some(({ acknowledged_at }) => acknowledged_at === null);
  return (
    <>
      <PageHeading>
        {sealed?.last
          ? `${sealed.days.toLocaleString("en-US")} ${sealed.days === 1 ? "day is" : "days are"} sealed, up to ${formatDay(sealed.last)}. `
          : "The first day will be sealed in the night after the first gift. "}
        <TextLink href="/transparency#seals">What visitors see</TextLink>
      </PageHeading>
      {waits && <WhatToDo />}
      <DataTable
        list={list}
        columns={columns}
        texts={texts}
        nameOf={({ day }) => formatDay(day)}
        actions={(alert) =>
          alert.acknowledged_at
            ? []
            : [
                {
                  title: "Record findings",
                  label: `Record findings for ${formatDay(alert.day)}`,
                  icon: PenLine,
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
          Ask the server's administrator to run <code>npm run ledger:check</code>: it lists each receipt that
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

type SealAcknowledgementProps = { alert: SealAlert; refresh: () => Promise<unknown>; onClose: () => void };

/** Takes a sealed day that does not match off what waits, with what was found out. It stays in the list. */
function SealAcknowledgement({ alert, refresh, onClose }: SealAcknowledgementProps) {
  const { form, dialog } = useDialogForm({
    schema: sealFinding,
    values: { reason: "" },
    send: (body) =>
      call("acknowledgeSealAlert", {
        body: { id: alert.id, ...body },
        texts: { failed: messages.saveFailed },
      }),
    done: messages.done,
    refresh,
    onClose,
  });

  return (
    <EditorDialog
      {...dialog}
      title={`Your findings for ${formatDay(alert.day)}`}
      noun="finding"
      save={{ idle: "Save", busy: "Writing..." }}
      notices={
        <p className="figures mb-5 text-sm text-soft">
          {differenceSentences(alert).join(" ")} The day then no longer needs attention, and stays in the list
          with your name. The public page still says that the seal does not match.
        </p>
      }
    >
      <TextAreaField
        form={form}
        name="reason"
        label="What happened, and what was done"
        hint="It appears here and in the audit log. Please do not write a donor's name or number."
        required
        rows={4}
        maxLength={sealReasonMax}
      />
    </EditorDialog>
  );
}
