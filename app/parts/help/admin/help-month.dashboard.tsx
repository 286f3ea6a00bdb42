import { useQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { prefetch } from "#app/dashboard/call.ts";
import { ExportButton } from "#app/dashboard/export-button.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { formatMonth, karachiDay, monthBefore, monthsBack } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import type { HelpMonth } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import type { HelpMoney } from "#app/parts/help/help-payments/help-payments.schema.ts";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { helpMonthQuery } from "./help-queries.ts";

export const clientLoader = prefetch(({ asked, query }) => query(helpMonthQuery(asked(["month"]).month)));

const thisMonth = () => karachiDay(new Date()).slice(0, 7);
const monthsShown = 24;

const days = (count: number | null) => (count === null ? "–" : `${count} ${count === 1 ? "day" : "days"}`);

/** A month in numbers, without names: FAMILY-17. */
export default function HelpMonthDashboard() {
  const query = useQuery(useLoaderData<typeof clientLoader>());
  const [{ month }, ask] = useListQuery(["month"]);
  const { data } = query;
  return (
    <>
      <PageHeading
        actions={
          <ExportButton
            call={helpAdminCalls.exportHelpMonth}
            file={`help-${month || thisMonth()}.csv`}
            options={{ query: month ? { month } : {}, failed: "The file could not be made." }}
          />
        }
      >
        How many families asked, were visited, helped and declined. Nobody is named.
      </PageHeading>
      <div className="mb-6">
        <ListFilter
          label="Month"
          all={formatMonth(thisMonth())}
          value={month}
          options={monthsBack(monthBefore(thisMonth()), monthsShown).map((value) => ({
            value,
            label: formatMonth(value),
          }))}
          onChange={(value) => ask({ month: value })}
        />
      </div>
      {data ? (
        <Month month={data} />
      ) : (
        <NotLoaded
          query={query}
          loading="Loading the month..."
          comfort="The month could not be loaded. Nothing is lost."
        />
      )}
    </>
  );
}

function Month({ month }: { month: HelpMonth }) {
  const figures = [
    { label: "Asked", value: month.asked },
    { label: "Visited", value: month.visited },
    { label: "Helped", value: month.helped },
    { label: "Declined", value: month.declined },
    {
      label: "To the visit",
      value: days(month.to_visit.median),
      more: `longest ${days(month.to_visit.longest)}`,
    },
    { label: "To help", value: days(month.to_help.median), more: `longest ${days(month.to_help.longest)}` },
  ];
  return (
    <>
      <dl className="mb-8 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-rule py-3 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(({ label, value, more }) => (
          <div key={label}>
            <dt className="text-xs text-soft">{label}</dt>
            <dd className="figures text-lg font-semibold">
              {value}
              {more && <span className="block text-xs font-normal text-faint">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Counts
        caption="By kind"
        lines={month.kinds.map(({ title, ...counts }) => ({ name: title, ...counts }))}
      />
      <Counts
        caption="By district"
        lines={month.cities.map(({ city, ...counts }) => ({ name: city, ...counts }))}
      />
      <HelpMoneyTable money={month.money} />
    </>
  );
}

type Line = { name: string; asked: number; visited: number; helped: number; declined: number };
const columns = ["asked", "visited", "helped", "declined"] as const;
const headings = { asked: "Asked", visited: "Visited", helped: "Helped", declined: "Declined" };

function Counts({ caption, lines }: { caption: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mb-8" aria-label={caption}>
      <h2 className="mb-2 text-xl">{caption}</h2>
      <StackedTable
        caption={caption}
        head={
          <>
            <PlainHead>Name</PlainHead>
            {columns.map((column) => (
              <PlainHead key={column} className="md:w-28 md:text-end">
                {headings[column]}
              </PlainHead>
            ))}
          </>
        }
      >
        {lines.map((line) => (
          <StackedRow key={line.name}>
            <StackedCell className="max-md:w-full">
              <bdi className="font-semibold">{line.name}</bdi>
            </StackedCell>
            {columns.map((column) => (
              <StackedCell key={column} label={headings[column]} className="figures md:text-end">
                {line[column]}
              </StackedCell>
            ))}
          </StackedRow>
        ))}
      </StackedTable>
    </section>
  );
}

/** What was paid in a month by kind, district and fund, on the page of the month: AID-07. */
function HelpMoneyTable({ money }: { money: HelpMoney[] }) {
  if (money.length === 0) return null;
  return (
    <section className="mb-8" aria-label="Paid">
      <h2 className="mb-2 text-xl">Paid</h2>
      <StackedTable
        caption="Paid by kind, district and fund, in rupees"
        head={
          <>
            <PlainHead>Kind</PlainHead>
            <PlainHead>District</PlainHead>
            <PlainHead>Fund</PlainHead>
            <PlainHead className="md:w-28 md:text-end">Payments</PlainHead>
            <PlainHead className="md:w-28 md:text-end">PKR</PlainHead>
          </>
        }
      >
        {money.map(({ kind, district, fund, payments, paisa }) => (
          <StackedRow key={`${kind} ${district} ${fund}`}>
            <StackedCell className="max-md:w-full">
              <bdi className="font-semibold">{kind}</bdi>
            </StackedCell>
            <StackedCell>
              <bdi>{district}</bdi>
            </StackedCell>
            <StackedCell>{fund}</StackedCell>
            <StackedCell label="Payments" className="figures md:text-end">
              {payments}
            </StackedCell>
            <StackedCell label="PKR" className="figures md:text-end">
              {groupedRupees(paisa)}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
    </section>
  );
}
