import { useQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { callList, callQuery } from "#app/dashboard/call-query.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { DataTable } from "#app/dashboard/data-table.tsx";
import { download } from "#app/dashboard/download.ts";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { donationColumns, donationPage } from "./donation-columns.tsx";
import { DonationFilters } from "./donation-filters.tsx";
import { DonationTotals } from "./donation-totals.tsx";
import { deskMessages } from "./donations-desk.messages.ts";
import {
  type DonationsAsked,
  donationFilters,
  donationTotals,
  useRefreshGiving,
} from "./donations-desk-calls.ts";

const BookingEditor = lazyPart(async () => (await import("./booking-editor.tsx")).BookingEditor);
const GivingMonths = lazyPart(async () => (await import("./giving-months.tsx")).GivingMonths);

const title = "Donations";

export const meta = () => dashboardMeta(title);

const texts = {
  caption: title,
  one: "donation",
  loading: "Loading donations...",
  empty: "No gifts yet",
  emptyText: "Gifts from the site appear here automatically. Enter cash and cheques by hand.",
};

/** The donations with their totals, months, export, and booking by hand: DESK-01, 03, 09, 10. */
export default function DonationsDashboard() {
  const [asked, ask] = useListQuery(donationFilters);
  const [{ edit }, openEditor] = useListQuery(["edit"]);
  const [booked, setBooked] = useState<string>();
  const navigate = useNavigate();
  // Once the editor is closed: it would ask whether to leave it.
  useEffect(() => {
    if (booked && edit !== "new") void navigate(donationPage(booked));
  }, [booked, edit, navigate]);
  const list = useList(
    callList("listDonations", { query: asked, texts: { failed: deskMessages.loadFailed } }, ({ rows }) => ({
      rows,
    })),
  );
  const totals = useQuery(donationTotals(asked)).data?.totals;
  const refresh = useRefreshGiving();
  const total = totals && !totals.partial ? totals.donations : list.total;

  return (
    <>
      <PageHeading
        title={title}
        actions={
          <>
            <ExportButton asked={asked} />
            <Button onClick={() => openEditor({ edit: "new" })}>
              <Plus aria-hidden="true" className="size-4.5" />
              Book a gift
            </Button>
          </>
        }
      >
        All gifts, from the first click to the accounts. Money counts once it is confirmed.
      </PageHeading>
      <Months fund={asked.fund} onFund={(fund) => ask({ fund })} />
      <DataTable
        list={{ ...list, total: Math.max(total, list.rows.length) }}
        columns={donationColumns}
        texts={texts}
        nameOf={({ reference }) => reference}
        filtered={Object.values(asked).some(Boolean)}
        toolbar={
          <div className="min-w-0 basis-full">
            <DonationTotals asked={asked} />
            <DonationFilters asked={asked} ask={ask} />
          </div>
        }
        create={<Button onClick={() => openEditor({ edit: "new" })}>Book a gift</Button>}
      />
      {edit === "new" && (
        <Suspense>
          <BookingEditor onBooked={setBooked} refresh={refresh} onClose={() => openEditor({ edit: "" })} />
        </Suspense>
      )}
    </>
  );
}

function ExportButton({ asked }: { asked: DonationsAsked }) {
  const toast = useToast();
  const [exporting, setExporting] = useState(false);
  async function exportShown() {
    setExporting(true);
    const file = `donations-${karachiDay(new Date())}.csv`;
    const failure = await download("exportDonations", file, {
      query: asked,
      failed: deskMessages.exportFailed,
    });
    setExporting(false);
    if (failure) toast.error(failure);
  }
  return (
    <Button variant="quiet" disabled={exporting} onClick={() => void exportShown()}>
      <Download aria-hidden="true" className="size-4.5" />
      {exporting ? "Exporting..." : "Export CSV"}
    </Button>
  );
}

function Months({ fund, onFund }: { fund: string; onFund: (slug: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery("readGivingMonths", { texts: { failed: deskMessages.monthsFailed } }),
  );
  // A site without donations has no months to show.
  if (data?.funds.length === 0) return null;
  const loading = (
    <div className="grid h-52 place-items-center">
      <LoadingIndicator text="Loading the months..." />
    </div>
  );
  return (
    <section aria-labelledby="giving-months" className="mb-6">
      <h2 id="giving-months" className="mb-3 text-xl">
        12 months, refunds deducted
      </h2>
      {error ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-soft">
          {error.message}
          <Button variant="quiet" size="small" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      ) : data ? (
        <Suspense fallback={loading}>
          <GivingMonths months={data} fund={fund} onFund={onFund} />
        </Suspense>
      ) : (
        loading
      )}
    </section>
  );
}
