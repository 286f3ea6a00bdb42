import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { call } from "#app/dashboard/call.ts";
import { callQuery, useRefresh } from "#app/dashboard/call-query.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { ExportButton } from "#app/dashboard/export-button.tsx";
import { TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { MayCall } from "#app/dashboard/may-call.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { prefetch } from "#app/dashboard/prefetch.ts";
import { RetryNotice } from "#app/dashboard/retry-notice.tsx";
import { useDialogForm } from "#app/dashboard/use-dialog-form.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { addDays, formatDay, formatTime, karachiDay } from "#app/lib/dates.ts";
import { fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { Button } from "#app/ui/button.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { Text } from "#app/ui/text.tsx";
import { closingsCalls } from "./closings.calls.ts";
import { closingMessages as messages } from "./closings.messages.ts";
import { closingForm, type TaxYear } from "./closings.schema.ts";

const closings = callQuery(closingsCalls.listClosings, { texts: { failed: messages.loadFailed } });

export const clientLoader = prefetch(({ query }) => query(closings));

/** Through which day the books are closed, and who has closed them: CLOSE-03. */
export default function ClosingsDashboard() {
  const { data, error, isFetching, refetch } = useQuery(useLoaderData<typeof clientLoader>());
  const refresh = useRefresh(closingsCalls.listClosings, approvalsCalls.listApprovals);
  const [closing, setClosing] = useState(false);
  const through = data?.through;
  return (
    <>
      <PageHeading
        actions={
          <MayCall to={closingsCalls.closeBooks}>
            <Button disabled={!data} onClick={() => setClosing(true)}>
              Close through a day...
            </Button>
          </MayCall>
        }
      >
        What is closed stays as it is. A later fact is entered with today's date.
      </PageHeading>
      <WaitingApprovals about="closings" />
      <RetryNotice error={error} busy={isFetching} onRetry={refetch} />
      {data && (
        <>
          <p className="text-2xl">
            {through ? (
              <>
                Closed through <strong className="figures">{formatDay(through)}</strong>
              </>
            ) : (
              "Nothing is closed yet"
            )}
          </p>
          {data.rows.length > 0 && (
            <ol aria-label="Closings" className="mt-6 max-w-3xl border-t border-rule text-sm">
              {data.rows.map((row) => (
                <li
                  key={row.id}
                  className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[12rem_1fr]"
                >
                  <span className="figures font-semibold">through {formatDay(row.through)}</span>
                  <span>
                    <span className="figures block text-soft">
                      {formatTime(row.at)}, <bdi>{row.by_name}</bdi>
                    </span>
                    {row.reason && <Text as="span" text={row.reason} className="block wrap-anywhere" />}
                  </span>
                </li>
              ))}
            </ol>
          )}
          {data.years.length > 0 && <HandOver years={data.years} />}
        </>
      )}
      {closing && (
        <ClosingDialog through={through ?? ""} refresh={refresh} onClose={() => setClosing(false)} />
      )}
    </>
  );
}

/** Each tax year in which money moved, as one file for auditor and accountant: HANDOVER-01. */
function HandOver({ years }: { years: TaxYear[] }) {
  return (
    <section aria-labelledby="hand-over" className="mt-12 max-w-3xl">
      <PanelTitle id="hand-over">Hand over a year</PanelTitle>
      <p className="mt-2 text-sm text-soft">
        For the auditor and the accountant: journal, gifts, refunds, payouts, statement lines, donors for the
        tax office, the log, and SUMS.txt with what they add up to. It names donors: pass it on with care.
      </p>
      <ul className="mt-4 border-t border-rule">
        {years.map(({ year, closed }) => (
          <li
            key={year}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-2.5"
          >
            <span>
              <strong className="figures">{fiscalYearSpan(year)}</strong>{" "}
              <span className="text-sm text-soft">{closed ? "closed" : "not closed yet: a draft"}</span>
            </span>
            <ExportButton
              call={closingsCalls.exportTaxYear}
              name={`Save ${fiscalYearSpan(year)}`}
              file={`tax-year-${fiscalYearSpan(year)}.zip`}
              options={{ query: { year }, failed: messages.exportFailed }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last day of the month before this one. */
const lastMonthEnd = (): string => addDays(`${karachiDay(new Date()).slice(0, 7)}-01`, -1);

type ClosingDialogProps = { through: string; refresh: () => Promise<unknown>; onClose: () => void };

function ClosingDialog({ through, ...props }: ClosingDialogProps) {
  const { form, dialog } = useDialogForm({
    ...props,
    schema: closingForm,
    values: { through: lastMonthEnd(), reason: "" },
    send: (body) => call(closingsCalls.closeBooks, { body, texts: { failed: messages.saveFailed } }),
    done: messages.closed(""),
    // The reason may be added, and the same sent again.
    onRefused: () => true,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Close the books"
      noun="closing"
      save={{ idle: "Close", busy: "Closing..." }}
      notices={
        <p className="mb-5 text-sm text-soft">
          Gifts, statement lines, payouts and fund entries dated up to that day stay as they are.
          {through &&
            ` An earlier day than ${formatDay(through)} moves the closing back: a second person must agree.`}
        </p>
      }
    >
      <TextField
        form={form}
        name="through"
        label="Last day to close"
        required
        type="date"
        max={addDays(karachiDay(new Date()), -1)}
      />
      <TextAreaField
        form={form}
        name="reason"
        label="Reason"
        hint="Needed where an account is not equal, and to move the closing back."
        rows={2}
      />
    </EditorDialog>
  );
}
