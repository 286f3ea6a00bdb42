import { Suspense } from "react";
import { Link } from "react-router";
import { prefetch } from "#app/dashboard/call.ts";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { karachiDay } from "#app/lib/dates.ts";
import {
  statementDebits,
  statementLines,
  transferMonth,
} from "#app/parts/bank-statements/admin/statement-queries.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LoadingIndicator } from "#app/ui/loading.tsx";

const StatementDesk = lazyPart(async () => (await import("./bank-statement-desk.tsx")).StatementDesk);
const DebitLines = lazyPart(async () => (await import("./debit-lines.tsx")).DebitLines);
const MonthSums = lazyPart(async () => (await import("./month-sums.tsx")).MonthSums);

const views = [
  { view: "", label: "Money in", Part: StatementDesk },
  { view: "out", label: "Money out", Part: DebitLines },
  { view: "month", label: "End of month", Part: MonthSums },
];

export const clientLoader = prefetch(({ asked, query }) => {
  const { view, account, month } = asked(["view", "account", "month"]);
  if (view === "out") query(statementDebits({ account }));
  else if (view === "month") query(transferMonth(month || karachiDay(new Date()).slice(0, 7)));
  else query(statementLines({ account }));
});

/** Statements of the foundation's accounts: what came in, what went out, and how a month ends (TRANSFER-*). */
export default function BankStatementsDashboard() {
  const [{ view }] = useListQuery(["view"]);
  const shown = views.find((each) => each.view === view) ?? views[0];
  return (
    <>
      <PageHeading>
        Import the statements of your accounts: their lines are compared with the gifts that wait.
      </PageHeading>
      <nav aria-label="Views of bank statements" className="-mt-1 mb-6 border-b border-rule">
        <ul className="flex flex-wrap gap-x-6">
          {views.map(({ view: name, label }) => (
            <li key={label}>
              <Link
                to={name ? `?view=${name}` : "/dashboard/bank-statements"}
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
