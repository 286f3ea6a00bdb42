import { useState } from "react";
import { useLoaderData } from "react-router";
import { callList, prefetch } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { formatDay, formatMonth } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { HelpDuePart } from "./help-due-list.tsx";
import { helpPaymentsCalls } from "./help-payments.calls.ts";
import { helpPaymentMessages as messages } from "./help-payments.messages.ts";
import type { HelpPayment } from "./help-payments.schema.ts";

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

/** The payments of one case, by its commitment, or of all. */
export const clientLoader = prefetch(({ asked, list }) =>
  list(
    callList(
      helpPaymentsCalls.listHelpPayments,
      { query: asked(["commitment"]), texts: { failed: messages.loadFailed } },
      ({ rows }) => ({ rows }),
    ),
  ),
);

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

type CaseProofProps = {
  /** The commitment whose payments are shown; empty: all. */
  chosen: string;
  onFind: (commitment: string) => void;
};

/** An auditor who was handed the text of a case finds what was paid for it. The text stays in this browser: AID-04. */
function CaseProof({ chosen, onFind }: CaseProofProps) {
  const [text, setText] = useState("");

  async function find() {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.trim()));
    onFind(Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }

  return (
    <details className="mb-4 border-y border-rule text-sm" open={chosen !== "" || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-emerald underline underline-offset-4">
        Prove that a case was paid
      </summary>
      <div className="grid max-w-2xl gap-3 pb-4">
        <p className="text-soft">
          The desk hands you the text of a case. This browser computes its hash, and the list shows the
          payments that were sealed with it. The text is not sent.
        </p>
        <Field label="Text of the case">
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={2000}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button size="small" disabled={text.trim() === ""} onClick={() => void find()}>
            Find its payments
          </Button>
          {chosen !== "" && (
            <Button size="small" variant="quiet" onClick={() => onFind("")}>
              Show all payments
            </Button>
          )}
        </p>
        {chosen !== "" && (
          <p role="status">
            Shown are the payments of <code className="wrap-anywhere">{chosen}</code>. If there are none, the
            case was not paid, or it is not what was sealed.
          </p>
        )}
      </div>
    </details>
  );
}
