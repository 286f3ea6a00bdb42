import { Suspense } from "react";
import { Link } from "react-router";
import { KeptFor } from "#app/dashboard/kept-for.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { prefetch } from "#app/dashboard/prefetch.ts";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { TransferList } from "#app/features/giving/transfer-reports/admin/transfer-report-list.tsx";
import {
  statementDebits,
  statementLines,
  transferMonth,
  transferReports,
} from "#app/features/giving/transfer-reports/transfer-queries.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";

const StatementDesk = lazyPart(async () => (await import("./bank-statement-desk.tsx")).StatementDesk);
const DebitLines = lazyPart(async () => (await import("./debit-lines.tsx")).DebitLines);
const MonthSums = lazyPart(async () => (await import("./month-sums.tsx")).MonthSums);

const views = [
  { view: "", label: "Reports", Part: TransferList },
  { view: "statement", label: "Statement", Part: StatementDesk },
  { view: "out", label: "Money out", Part: DebitLines },
  { view: "month", label: "End of month", Part: MonthSums },
];

export const clientLoader = prefetch(({ asked, list, query }) => {
  const { view, q, state, account, month } = asked(["view", "q", "state", "account", "month"]);
  if (view === "statement") query(statementLines({ account }));
  else if (view === "out") query(statementDebits({ account }));
  else if (view === "month") query(transferMonth(month || karachiDay(new Date()).slice(0, 7)));
  else list(transferReports({ q, state }));
});

/** Transfer reports: looked at one by one, or found in a statement of the bank (TRANSFER-*). */
export default function TransfersDashboard() {
  const [{ view }] = useListQuery(["view"]);
  const shown = views.find((each) => each.view === view) ?? views[0];
  return (
    <>
      <PageHeading>
        Transfers that donors have reported. A gift is in the books once you have seen the money.
        <KeptFor name="slips">{(term) => `Slips are removed ${term} after the decision.`}</KeptFor>
      </PageHeading>
      <nav aria-label="Views of transfers" className="-mt-1 mb-6 border-b border-rule">
        <ul className="flex flex-wrap gap-x-6">
          {views.map(({ view: name, label }) => (
            <li key={label}>
              <Link
                to={name ? `?view=${name}` : "/dashboard/transfers"}
                aria-current={name === shown?.view ? "page" : undefined}
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-soft hover:text-ink aria-[current]:border-emerald aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<LoadingIndicator text={`Loading ${shown?.label.toLowerCase()}...`} />}>
        {shown && <shown.Part />}
      </Suspense>
    </>
  );
}
