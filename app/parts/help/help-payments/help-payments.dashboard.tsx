import { useLoaderData } from "react-router";
import { prefetch } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { formatDay, formatMonth } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { TextLink } from "#app/ui/links.tsx";
import { CaseProof } from "./case-proof.tsx";
import { HelpDuePart } from "./help-due-list.tsx";
import { helpPaymentsCalls } from "./help-payments.calls.ts";
import type { HelpPayment } from "./help-payments.schema.ts";
import { helpPaymentList } from "./help-payments-lists.ts";

const column = columnsOf<HelpPayment>();
const columns = column.columns([
  column.shown({
    header: "Amount, PKR",
    className: "figures max-md:text-base md:w-32 md:text-end",
    cell: ({ amount_paisa, cancelled_at }) => (
      <span className={cancelled_at ? "text-faint line-through" : "font-semibold"}>
        {groupedRupees(amount_paisa)}
      </span>
    ),
  }),
  column.shown({
    header: "Payment",
    className: "max-md:w-full",
    cell: ({ id, month, commitment, cancelled_at }) => (
      <>
        <span className="block">
          Payout {id}, for {formatMonth(month)}
        </span>
        <code className="block text-xs wrap-anywhere text-faint">{commitment}</code>
        {cancelled_at && <StatusPill tone="bad">Cancelled</StatusPill>}
      </>
    ),
  }),
  column.shown({ header: "Fund", className: "md:w-40", cell: ({ fund_title }) => fund_title }),
  column.shown({
    header: "Day",
    className: "figures md:w-48",
    cell: ({ paid_on, recorded_on, sealed }) => (
      <>
        <span className="block">{formatDay(paid_on)}</span>
        <span className="block text-xs text-faint">
          {sealed ? "sealed with" : "recorded"} {formatDay(recorded_on)}
        </span>
      </>
    ),
  }),
]);

const listTexts = {
  caption: "Payments of help",
  one: "payment",
  loading: "Loading the payments...",
  empty: "No payments yet",
  emptyText: "What is paid for families appears here, with the hash of each case and no name.",
};

export const clientLoader = prefetch(({ asked, list }) => list(helpPaymentList(asked(["commitment"]))));

/** What is due for families, and what was paid: AID-01 to AID-04. */
export default function HelpPaymentsDashboard() {
  const [{ commitment }, ask] = useListQuery(["commitment"]);
  const list = useList(useLoaderData<typeof clientLoader>());
  return (
    <>
      <PageHeading>
        What was decided for families and is to be paid. A payment can be cancelled among the{" "}
        <TextLink to="/dashboard/funds">payouts</TextLink>; then it is due again.
      </PageHeading>
      <WaitingApprovals about="help payments" />
      <MayCall to={helpPaymentsCalls.payHelp}>
        <HelpDuePart />
      </MayCall>
      <h2 className="mt-9 mb-3 text-xl">Payments</h2>
      <CaseProof chosen={commitment} onFind={(found) => ask({ commitment: found })} />
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={({ id }) => `Payout ${id}`}
        filtered={commitment !== ""}
      />
    </>
  );
}
