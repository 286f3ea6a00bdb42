import { useQueryClient } from "@tanstack/react-query";
import { Eye, Paperclip } from "lucide-react";
import { createContext, use } from "react";
import { useLoaderData } from "react-router";
import { callList, prefetch } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { choice, FilterBar } from "#app/dashboard/filter-bar.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { OpeningRow, useEditedRow } from "#app/dashboard/use-edited-row.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import type { TransferReport } from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import { transferReportsAdminCalls } from "#app/features/giving/transfer-reports/transfer-reports-admin.calls.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Text } from "#app/ui/text.tsx";
import { TransferDialog } from "./transfer-report-dialog.tsx";

const transferStateWords = { waiting: "Waiting", verified: "Verified", rejected: "Rejected" } as const;
const tones = { waiting: "plain", verified: "good", rejected: "faded" } as const;

/** Opens a report. The columns are constants, so it reaches their cells this way. */
const OpenReport = createContext<(report: TransferReport) => void>(() => undefined);

const nameOf = ({ account_name, amount_paisa }: TransferReport) =>
  `PKR ${groupedRupees(amount_paisa)} from ${account_name}`;

const column = columnsOf<TransferReport>();
const columns = column.columns([
  column.accessor("account_name", {
    header: "From",
    cell: ({ row: { original } }) => <Sender report={original} />,
    meta: { className: "max-md:basis-full" },
  }),
  column.accessor("amount_paisa", {
    header: "PKR",
    sortFn: (a, b) => a.original.amount_paisa - b.original.amount_paisa,
    cell: (cell) => <span className="font-semibold">{groupedRupees(cell.getValue())}</span>,
    meta: { label: "PKR", className: "figures md:w-24 md:text-end" },
  }),
  column.accessor("reference", {
    header: "Reference",
    cell: ({ row: { original } }) => (
      <>
        <span className="figures wrap-anywhere">{original.reference}</span>
        <span className="block text-soft">{original.fund_title}</span>
      </>
    ),
    meta: { className: "md:w-36 xl:w-52" },
  }),
  column.accessor((report) => report.transferred_on ?? "", {
    id: "day",
    header: "Sent",
    cell: (cell) => (cell.getValue() ? formatDay(cell.getValue()) : ""),
    meta: { label: "Sent", className: "figures md:w-24 xl:w-32" },
  }),
  column.accessor("reported_at", {
    header: "Reported",
    cell: (cell) => formatTime(cell.getValue()),
    meta: { label: "Reported", className: "figures md:w-28 xl:w-44" },
  }),
  column.accessor("state", {
    header: "State",
    cell: (cell) => (
      <StatusPill tone={tones[cell.getValue()]}>{transferStateWords[cell.getValue()]}</StatusPill>
    ),
    meta: { className: "md:w-24" },
  }),
]);

function Sender({ report }: { report: TransferReport }) {
  const open = use(OpenReport);
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${nameOf(report)}`}
        className="cursor-pointer text-start font-semibold underline-offset-4 wrap-anywhere hover:underline"
        onClick={() => open(report)}
      >
        <Text as="span" text={report.account_name} />
      </button>
      <span className="flex items-center gap-1.5 text-soft">
        <bdi className="truncate">{report.bank_name}</bdi>
        {report.slip && <Paperclip aria-label="With a slip" role="img" className="size-3.5 shrink-0" />}
      </span>
    </>
  );
}

/** The reports, those that wait first. */
export const clientLoader = prefetch(({ asked, list }) =>
  list(
    callList(
      transferReportsAdminCalls.listTransferReports,
      { query: asked(["q", "state"]), texts: { failed: messages.loadFailed } },
      (page) => page,
    ),
  ),
);

/** Transfer reports, looked at one by one: TRANSFER-*. */
export default function TransfersDashboard() {
  const [asked, ask] = useListQuery(["q", "state"]);
  const list = useList(useLoaderData<typeof clientLoader>());
  const opened = useEditedRow(list, "report");
  const client = useQueryClient();

  return (
    <OpenReport value={opened.open}>
      <PageHeading>
        Transfers that donors have reported. A gift is in the books once you have seen the money.
      </PageHeading>
      <DataTable
        list={list}
        columns={columns}
        texts={{
          caption: "Transfer reports",
          one: "report",
          empty: messages.empty,
          emptyText: "Donors report transfers on the site after sending them.",
        }}
        nameOf={nameOf}
        filtered={asked.q !== "" || asked.state !== ""}
        toolbar={
          <FilterBar
            asked={asked}
            ask={ask}
            search="Search reports"
            filters={[
              choice("state", 11, {
                label: "State",
                all: "All states",
                options: Object.entries(transferStateWords).map(([value, label]) => ({ value, label })),
              }),
            ]}
          />
        }
        actionsWidth="md:w-20 xl:w-32"
        actions={(report) => [{ title: "Look at", icon: Eye, onSelect: () => opened.open(report) }]}
      />
      <OpeningRow edited={opened} />
      {opened.row && (
        <TransferDialog
          key={opened.row.id}
          report={opened.row}
          // A decision also changes lists of parts, which this page does not know.
          refresh={() => client.invalidateQueries()}
          onClose={opened.close}
        />
      )}
    </OpenReport>
  );
}
