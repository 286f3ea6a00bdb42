import { useQuery } from "@tanstack/react-query";
import { callQuery } from "#app/dashboard/call.ts";
import { RetryNotice } from "#app/dashboard/not-loaded.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { formatDay, formatMonth } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { helpPaymentsCalls } from "./help-payments.calls.ts";
import { helpPaymentMessages as messages } from "./help-payments.messages.ts";

/** What was decided for a case month by month, what of it is paid, and the text for an auditor: on the page of the case. */
export function HelpPayments({ request }: { request: { id: number } }) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery(helpPaymentsCalls.listCasePayments, {
      query: { id: request.id },
      texts: { failed: messages.loadFailed },
    }),
  );
  if (!data) return <RetryNotice error={error} busy={isFetching} onRetry={refetch} />;
  if (data.rows.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <PanelTitle id="payments">Payments</PanelTitle>
      <ul className="mt-3 border-t border-rule text-sm">
        {data.rows.map(({ month, amount_paisa, fund_title, paid_on, due, lacking }) => (
          <li key={month} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-rule py-2">
            <span className="w-32 font-semibold">{formatMonth(month)}</span>
            <span className="figures grow">
              {formatMoney(amount_paisa)} from {fund_title}
            </span>
            <StatusPill tone={paid_on ? "good" : lacking ? "bad" : due ? "plain" : "faded"}>
              {paid_on ? `Paid ${formatDay(paid_on)}` : due ? "Due" : "Not due"}
            </StatusPill>
            {lacking && <span className="basis-full text-pomegranate">{messages.notPayable[lacking]}</span>}
          </li>
        ))}
      </ul>
      {data.proof && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm text-soft">
          For an auditor who checks this case: <CopyButton text={data.proof} what="the text of the case" />
        </p>
      )}
    </section>
  );
}
