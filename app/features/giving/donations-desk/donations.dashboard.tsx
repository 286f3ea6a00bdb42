import { useQuery } from "@tanstack/react-query";
import { ChevronRight, FileText, Plus } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useLoaderData } from "react-router";
import { callQuery, prefetch } from "#app/dashboard/call.ts";
import { DataTable } from "#app/dashboard/data-table.tsx";
import { ExportButton } from "#app/dashboard/export-button.tsx";
import { useFolded } from "#app/dashboard/folded.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useLeadToMade, useList, useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import type { KeptOfBooking } from "./booking-editor.tsx";
import { donationColumns, donationPage } from "./donation-columns.tsx";
import { DonationFilters } from "./donation-filters.tsx";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages } from "./donations-desk.messages.ts";
import {
  donationFilters,
  donationList,
  donationTotals,
  fundBalances,
  useRefreshGiving,
} from "./donations-desk-calls.ts";

const AnnualPapersDialog = lazyPart(
  async () => (await import("./annual-papers-dialog.tsx")).AnnualPapersDialog,
);
const BookingEditor = lazyPart(async () => (await import("./booking-editor.tsx")).BookingEditor);
const GivingMonths = lazyPart(async () => (await import("./giving-months.tsx")).GivingMonths);

const listTexts = {
  caption: "Donations",
  one: "donation",
  empty: "No gifts yet",
  emptyText: "Gifts from the site appear here automatically. Enter cash and cheques by hand.",
};

export const clientLoader = prefetch(({ asked, list, query }) => {
  const filters = asked(donationFilters);
  query(fundBalances);
  return {
    donations: list(donationList(filters)),
    totals: query(donationTotals(filters)),
  };
});

/** The donations with their totals, months, export, and booking by hand: DESK-01, 03, 09, 10. */
export default function DonationsDashboard() {
  const [asked, ask] = useListQuery(donationFilters);
  const [{ edit }, openEditor] = useListQuery(["edit"]);
  const leadTo = useLeadToMade(edit);
  const [kept, setKept] = useState<KeptOfBooking>();
  const [slip, setSlip] = useState(0);
  const queries = useLoaderData<typeof clientLoader>();
  const list = useList(queries.donations);
  const totals = useQuery(queries.totals).data?.totals;
  const refresh = useRefreshGiving();
  const total = totals && !totals.partial ? totals.donations : list.total;

  return (
    <>
      <PageHeading
        actions={
          <>
            <ExportButton
              call={donationsDeskCalls.exportDonations}
              file={`donations-${karachiDay(new Date())}.csv`}
              options={{ query: asked, failed: deskMessages.exportFailed }}
            />
            <Button variant="quiet" onClick={() => openEditor({ edit: "papers" })}>
              <FileText aria-hidden="true" className="size-4.5" />
              Papers of the year
            </Button>
            <MayCall to={donationsDeskCalls.bookDonation}>
              <Button onClick={() => openEditor({ edit: "new" })}>
                <Plus aria-hidden="true" className="size-4.5" />
                Book a gift
              </Button>
            </MayCall>
          </>
        }
      >
        All gifts, from the first click to the accounts. Money counts once it is confirmed.
      </PageHeading>
      <WaitingApprovals about="bookings" />
      <Months fund={asked.fund} onFund={(fund) => ask({ fund })} />
      <DataTable
        list={{ ...list, total: Math.max(total, list.rows.length) }}
        columns={donationColumns}
        texts={listTexts}
        nameOf={({ reference }) => reference}
        filtered={Object.values(asked).some(Boolean)}
        toolbar={
          <div className="min-w-0 basis-full">
            <DonationFilters asked={asked} ask={ask} />
            <DonationTotals query={queries.totals} />
          </div>
        }
        create={
          <MayCall to={donationsDeskCalls.bookDonation}>
            <Button onClick={() => openEditor({ edit: "new" })}>Book a gift</Button>
          </MayCall>
        }
      />
      {edit === "papers" && (
        <Suspense>
          <AnnualPapersDialog onClose={() => openEditor({ edit: "" })} />
        </Suspense>
      )}
      {edit === "new" && (
        <Suspense>
          <BookingEditor
            key={slip}
            kept={kept}
            onNext={(next) => {
              setKept(next);
              setSlip(slip + 1);
            }}
            onBooked={(reference) => leadTo(donationPage(reference))}
            refresh={refresh}
            onClose={() => {
              setKept(undefined);
              openEditor({ edit: "" });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const givingMonths = callQuery(donationsDeskCalls.readGivingMonths, {
  texts: { failed: deskMessages.monthsFailed },
});

/** The chart of twelve months, behind its heading: the list comes first. This browser remembers that it is open. */
function Months({ fund, onFund }: { fund: string; onFund: (slug: string) => void }) {
  const [folded, fold] = useFolded("giving months", true);
  const partId = useId();
  return (
    <section aria-labelledby="giving-months" className="mb-4">
      <h2 id="giving-months" className="font-sans text-sm font-semibold tracking-normal">
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls={partId}
          className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 hover:text-emerald"
          onClick={() => fold(!folded)}
        >
          <ChevronRight
            aria-hidden="true"
            className={`size-4 transition-transform ${folded ? "" : "rotate-90"}`}
          />
          12 months, refunds deducted
        </button>
      </h2>
      <div id={partId} className="mt-2">
        {!folded && <MonthsChart fund={fund} onFund={onFund} />}
      </div>
    </section>
  );
}

function MonthsChart({ fund, onFund }: { fund: string; onFund: (slug: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(givingMonths);
  const loading = (
    <div className="grid h-52 place-items-center">
      <LoadingIndicator text="Loading the months..." />
    </div>
  );
  if (error) return <RetryLine error={error} busy={isFetching} onRetry={refetch} />;
  if (!data) return loading;
  if (data.funds.length === 0) return <p className="text-sm text-soft">No gifts in these months.</p>;
  return (
    <Suspense fallback={loading}>
      <GivingMonths months={data} fund={fund} onFund={onFund} />
    </Suspense>
  );
}

const whole = new Intl.NumberFormat("en-US");

/** What the filters show, summed up. It loads beside the list, so that the list never waits for it. */
function DonationTotals({ query }: { query: ReturnType<typeof donationTotals> }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    select: ({ totals }) => totals,
  });
  if (error) return <RetryLine error={error} busy={isFetching} onRetry={refetch} className="mt-3" />;
  const figures = [
    {
      label: "Received",
      value: data && formatMoney(data.paid),
      more:
        data && `${whole.format(data.paid_donations)} paid ${data.paid_donations === 1 ? "gift" : "gifts"}`,
    },
    { label: "Refunded", value: data && formatMoney(data.refunded), more: "" },
    { label: "Net", value: data && formatMoney(data.paid - data.refunded), more: "" },
    {
      label: data?.partial ? "Newest gifts found" : "Gifts",
      value: data && whole.format(data.donations),
      more: data?.partial ? "more match. Narrow the search" : "in any state",
    },
  ];
  return (
    <dl
      aria-label="What the filters show"
      aria-busy={isFetching}
      className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 border-y border-rule py-2 lg:grid-cols-4"
    >
      {figures.map(({ label, value, more }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-soft">{label}</dt>
          <dd className="figures flex flex-wrap items-baseline gap-x-2 leading-tight font-semibold wrap-anywhere">
            {value ?? "..."}
            {more && <span className="text-xs font-normal text-faint max-sm:sr-only">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
