import { useQuery } from "@tanstack/react-query";
import { Ban, Languages, Plus } from "lucide-react";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { callList, prefetch } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { ExportButton } from "#app/dashboard/export-button.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { RetryNotice } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { fundBalances, useRefreshGiving } from "#app/features/giving/donations-desk/donations-desk-calls.ts";
import { formatDay, formatTime, karachiDay } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { Text } from "#app/ui/text.tsx";
import { FundEntries, fundEntries } from "./fund-entries.tsx";
import { FundTable } from "./fund-table.tsx";
import { fundsCalls } from "./funds.calls.ts";
import { payoutMessages as messages } from "./funds.messages.ts";
import type { Payout } from "./funds.schema.ts";
import { PayoutCancellation, PayoutEditor, PayoutTranslation } from "./payout-editor.tsx";

const column = columnsOf<Payout>();
const columns = column.columns([
  column.shown({
    header: "Amount, PKR",
    className: "figures max-md:text-base md:w-28 md:text-end",
    cell: (payout) => (
      <span className={payout.cancelled_at ? "text-faint line-through" : "font-semibold"}>
        {groupedRupees(payout.amount_paisa)}
      </span>
    ),
  }),
  column.shown({
    header: "Spent on",
    className: "max-md:order-last max-md:w-full",
    cell: (payout) => (
      <>
        <Text as="span" text={payout.purpose} className="block wrap-anywhere" />
        {payout.purpose_ur && (
          <span className="block text-soft wrap-anywhere">
            <Text as="bdi" text={payout.purpose_ur} />
          </span>
        )}
        <span className="block text-xs text-faint wrap-anywhere">
          {payout.payee && (
            <>
              to <bdi>{payout.payee}</bdi>
            </>
          )}
          {payout.payee && payout.bank_reference && ", "}
          {payout.bank_reference && `reference ${payout.bank_reference}`}
          {payout.method === "cash" && " in cash"}
          {payout.case && ` for ${payout.case}`}
        </span>
        {payout.cancelled_at && (
          <span className="mt-1 flex flex-wrap items-baseline gap-2 text-xs">
            <StatusPill tone="bad">Cancelled</StatusPill>
            <bdi className="wrap-anywhere text-soft">{payout.cancel_reason}</bdi>
          </span>
        )}
      </>
    ),
  }),
  column.shown({ header: "Fund", className: "md:w-32 xl:w-44", cell: (payout) => payout.fund_title }),
  column.shown({
    header: "Day",
    className: "figures md:w-36 xl:w-52",
    cell: (payout) => (
      <>
        <span className="block">{formatDay(payout.paid_on)}</span>
        <span className="block text-xs text-faint">
          recorded {formatTime(payout.created_at)} by <bdi>{payout.created_by}</bdi>
        </span>
      </>
    ),
  }),
]);

const listTexts = {
  caption: "Payouts",
  one: "payout",
  empty: "No payouts yet",
  emptyText: "Record here what each fund spends. It appears in the open books on the site.",
};

export const clientLoader = prefetch(({ asked, list, query }) => ({
  balances: query(fundBalances),
  entries: query(fundEntries),
  payouts: list(
    callList(
      fundsCalls.listPayouts,
      { query: asked(["fund"]), texts: { failed: messages.loadFailed } },
      ({ rows }) => ({ rows }),
    ),
  ),
}));

/** The funds with their money, and what they have paid out: DESK-11, DESK-12. */
export default function FundsDashboard() {
  const { balances, payouts } = useLoaderData<typeof clientLoader>();
  const [{ fund, edit }, ask, filter] = useListQuery(["fund", "edit"]);
  const { data, error, isFetching, refetch } = useQuery(balances);
  const funds = data?.funds;
  const list = useList(payouts);
  const refresh = useRefreshGiving();
  const [cancelling, setCancelling] = useState<Payout>();
  const [translating, setTranslating] = useState<Payout>();

  return (
    <>
      <PageHeading
        actions={
          <>
            <ExportButton
              call={fundsCalls.exportPayouts}
              file={`payouts-${karachiDay(new Date())}.csv`}
              options={{ query: { fund }, failed: messages.exportFailed }}
            />
            <MayCall to={fundsCalls.createPayout}>
              <Button disabled={!funds} onClick={() => ask({ edit: "new" })}>
                <Plus aria-hidden="true" className="size-4.5" />
                Record a payout
              </Button>
            </MayCall>
          </>
        }
      >
        What each fund has received, what it has paid out, and its balance.
      </PageHeading>
      <WaitingApprovals about="payouts" />
      <WaitingApprovals about="fund entries" />
      <RetryNotice error={error} busy={isFetching} onRetry={refetch} />
      {funds ? (
        <FundTable funds={funds} chosen={fund} onChoose={(slug) => ask({ fund: slug })} />
      ) : (
        !error && (
          <div className="py-16">
            <LoadingIndicator text="Loading the funds..." />
          </div>
        )
      )}
      {funds && <FundEntries funds={funds} refresh={refresh} />}
      <h2 className="mt-9 mb-3 text-xl">Payouts</h2>
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={({ purpose }) => purpose}
        filtered={fund !== ""}
        toolbar={
          <ListFilter
            label="Fund"
            all="All funds"
            options={(funds ?? []).map((one) => ({ value: one.slug, label: one.title }))}
            {...filter("fund")}
          />
        }
        actions={(payout) =>
          payout.cancelled_at
            ? []
            : [
                {
                  title: "Urdu",
                  label: `Urdu of ${payout.purpose}`,
                  icon: Languages,
                  call: fundsCalls.translatePayout,
                  onSelect: () => setTranslating(payout),
                },
                {
                  title: "Cancel",
                  icon: Ban,
                  call: fundsCalls.cancelPayout,
                  onSelect: () => setCancelling(payout),
                },
              ]
        }
        create={
          <MayCall to={fundsCalls.createPayout}>
            <Button disabled={!funds} onClick={() => ask({ edit: "new" })}>
              Record a payout
            </Button>
          </MayCall>
        }
      />
      {edit === "new" && funds && (
        <PayoutEditor funds={funds} fund={fund} refresh={refresh} onClose={() => ask({ edit: "" })} />
      )}
      {translating && (
        <PayoutTranslation payout={translating} refresh={refresh} onClose={() => setTranslating(undefined)} />
      )}
      {cancelling && (
        <PayoutCancellation payout={cancelling} refresh={refresh} onClose={() => setCancelling(undefined)} />
      )}
    </>
  );
}
