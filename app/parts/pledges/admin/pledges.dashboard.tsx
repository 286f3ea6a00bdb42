import { CircleStop, Mail } from "lucide-react";
import { createContext, use, useState } from "react";
import { useLoaderData } from "react-router";
import { call, callList, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { EmailText } from "#app/dashboard/email-text.tsx";
import { ExportButton } from "#app/dashboard/export-button.tsx";
import { choice, FilterBar } from "#app/dashboard/filter-bar.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { OpeningRow, useEditedRow } from "#app/dashboard/use-edited-row.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { formatDay } from "#app/lib/dates.ts";
import { groupedRupees, paisaPerRupee } from "#app/lib/money.ts";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";
import {
  pledgeMessages as messages,
  pledgeStateNames,
  pledgeStates,
} from "#app/parts/pledges/pledges.messages.ts";
import type { Pledge, PledgesList } from "#app/parts/pledges/pledges.schema.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { nameOfPledge, PledgeDetails, pledgeTones } from "./pledge-details.tsx";
import { StopPledge } from "./pledge-stop.tsx";

const money = (rupees: number) => groupedRupees(Math.round(rupees * paisaPerRupee));

/** Opens a pledge. The columns are constants, so it reaches their cells this way. */
const OpenPledge = createContext<(pledge: Pledge) => void>(() => undefined);

const column = columnsOf<Pledge>();
const columns = column.columns([
  column.accessor(nameOfPledge, {
    id: "donor",
    header: "Donor",
    cell: ({ row }) => <Donor pledge={row.original} />,
    meta: { className: "max-md:w-full" },
  }),
  column.accessor("state", {
    header: "State",
    cell: (cell) => (
      <StatusPill tone={pledgeTones[cell.getValue()]}>{pledgeStateNames[cell.getValue()]}</StatusPill>
    ),
    meta: { className: "md:w-28 xl:w-32" },
  }),
  column.accessor("amount", {
    header: "PKR a month",
    cell: (cell) => money(cell.getValue()),
    meta: { label: "PKR a month", className: "figures font-semibold md:w-24 xl:w-32 md:text-end" },
  }),
  column.accessor((pledge) => pledge.fund.title, {
    id: "fund",
    header: "For",
    cell: (cell) => <Text as="bdi" text={cell.getValue()} />,
    meta: { label: "For", className: "md:w-24 xl:w-32" },
  }),
  column.accessor((pledge) => pledge.next_due_on ?? "", {
    id: "next",
    header: "Next reminder",
    cell: ({ row: { original: pledge } }) =>
      pledge.next_due_on ? formatDay(pledge.next_due_on) : <span className="text-faint">None</span>,
    meta: { label: "Next reminder", className: "figures md:w-28" },
  }),
  column.accessor("given", {
    header: "Given",
    cell: ({ row: { original: pledge } }) =>
      pledge.donations === 0 ? (
        <span className="text-faint">Nothing yet</span>
      ) : (
        <>
          {money(pledge.given)} <span className="text-soft">in {pledge.donations}</span>
        </>
      ),
    meta: { label: "Given", className: "figures md:w-24 xl:w-32 md:text-end" },
  }),
]);

function Donor({ pledge }: { pledge: Pledge }) {
  const open = use(OpenPledge);
  const name = nameOfPledge(pledge);
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-label={`Open ${name}`}
        className="cursor-pointer text-start font-semibold wrap-anywhere underline-offset-4 hover:underline"
        onClick={() => open(pledge)}
      >
        <EmailText text={name} />
      </button>
      {pledge.donor_name && (
        <p className="text-sm text-soft">
          <EmailText text={pledge.donor_email} />
        </p>
      )}
    </div>
  );
}

const listTexts = {
  caption: "Monthly Support",
  one: "pledge",
  loading: "Loading monthly support...",
  empty: "No monthly support yet",
  emptyText: "Donors who choose 'Monthly Support' on the donation page appear here.",
};

export const clientLoader = prefetch(({ asked, list }) =>
  list(
    callList(
      pledgesCalls.listPledges,
      { query: asked(["q", "state", "fund"]), texts: { failed: messages.loadFailed } },
      (page) => page,
    ),
  ),
);

/** Who gives each month: PLEDGE-07. */
export default function PledgesDashboard() {
  const mail = useSiteMail();
  const [asked, ask] = useListQuery(["q", "state", "fund"]);
  const list = useList(useLoaderData<typeof clientLoader>());
  const first = list.data?.pages.at(0);
  const toast = useToast();
  const refresh = useRefresh(pledgesCalls.listPledges);
  const edited = useEditedRow(list, "monthly support");
  const [stopping, setStopping] = useState<Pledge>();

  async function mailLink(pledge: Pledge) {
    const reply = await call(pledgesCalls.mailPledgeLink, {
      body: { id: pledge.id },
      texts: { failed: messages.changeFailed },
    });
    if (reply.ok) toast.success(reply.body.message ?? "Sent.");
    else toast.error(reply.message);
    if (!reply.ok && reply.status === 404) await refresh();
  }

  return (
    <>
      <PageHeading
        actions={
          <ExportButton
            call={pledgesCalls.exportPledges}
            file="monthly-support.csv"
            options={{ failed: messages.exportFailed }}
          />
        }
      >
        Donors who have promised to give each month. No money is taken automatically.{" "}
        {mail.works
          ? "On their day they get one reminder with a link."
          : "No mail server is set up, so nobody gets a reminder."}
      </PageHeading>
      {first && <Totals totals={first.totals} />}
      <OpenPledge value={(pledge) => edited.open(pledge)}>
        <DataTable
          list={list}
          columns={columns}
          texts={listTexts}
          nameOf={nameOfPledge}
          actionsWidth="md:w-24 xl:w-52"
          filtered={Object.values(asked).some(Boolean)}
          toolbar={
            <FilterBar
              asked={asked}
              ask={ask}
              search="Search donors"
              filters={[
                choice("state", 11, {
                  label: "State",
                  all: "All states",
                  options: pledgeStates.map((value) => ({ value, label: pledgeStateNames[value] })),
                }),
                choice("fund", 12, {
                  label: "For",
                  all: "All purposes",
                  options: (first?.funds ?? []).map((fund) => ({ value: fund.slug, label: fund.title })),
                }),
              ]}
            />
          }
          actions={(pledge) => [
            {
              title: "Send the link",
              label: `Send the link to ${nameOfPledge(pledge)}`,
              icon: Mail,
              call: pledgesCalls.mailPledgeLink,
              onSelect: () => void mailLink(pledge),
            },
            ...(pledge.state === "stopped"
              ? []
              : [
                  {
                    title: "Stop",
                    label: `Stop the support of ${nameOfPledge(pledge)}`,
                    icon: CircleStop,
                    call: pledgesCalls.stopPledge,
                    onSelect: () => setStopping(pledge),
                  },
                ]),
          ]}
        />
      </OpenPledge>
      <OpeningRow edited={edited} />
      {edited.row && (
        <PledgeDetails
          pledge={edited.row}
          onMailLink={mailLink}
          onStop={(pledge) => {
            edited.close();
            setStopping(pledge);
          }}
          onClose={edited.close}
        />
      )}
      {stopping && <StopPledge pledge={stopping} refresh={refresh} onClose={() => setStopping(undefined)} />}
    </>
  );
}

/** What all of it comes to, in one quiet line of figures. */
function Totals({ totals }: { totals: PledgesList["totals"] }) {
  const figures = [
    { term: "Active, per month", value: `PKR ${money(totals.monthly)}`, main: true },
    { term: "Active", value: totals.active },
    { term: "Not confirmed", value: totals.waiting },
    { term: "Paused", value: totals.paused },
    { term: "Stopped", value: totals.stopped },
  ];
  return (
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4 border-y border-rule py-4">
      {figures.map(({ term, value, main }) => (
        <div key={term} className={main ? "max-sm:basis-full sm:pe-4" : ""}>
          <dt className="text-sm text-soft">{term}</dt>
          <dd className={`figures font-semibold ${main ? "text-2xl text-emerald" : "text-2xl"}`}>
            {value.toLocaleString("en-US")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
