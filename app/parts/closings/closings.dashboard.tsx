import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { callQuery, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { RetryNotice } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { ClosingDialog } from "./closing-dialog.tsx";
import { closingsCalls } from "./closings.calls.ts";
import { closingMessages as messages } from "./closings.messages.ts";
import { MonthChecklist } from "./month-checklist.tsx";
import { TaxYears } from "./tax-years.tsx";

export const clientLoader = prefetch(({ query }) =>
  query(callQuery(closingsCalls.listClosings, { texts: { failed: messages.loadFailed } })),
);

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
          {data.next ? (
            <MonthChecklist next={data.next} />
          ) : (
            <p className="mt-2 text-soft">Every month that is over is closed.</p>
          )}
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
          {data.years.length > 0 && <TaxYears years={data.years} />}
        </>
      )}
      {closing && (
        <ClosingDialog through={through ?? ""} refresh={refresh} onClose={() => setClosing(false)} />
      )}
    </>
  );
}
