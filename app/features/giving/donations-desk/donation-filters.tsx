import { useQuery } from "@tanstack/react-query";
import { DayRangeFilter } from "#app/dashboard/day-filter.tsx";
import { choice, FilterBar, toggle } from "#app/dashboard/filter-bar.tsx";
import { MonthFilter } from "#app/dashboard/month-filter.tsx";
import { methodOptions, stateOptions } from "./donation-words.ts";
import type { DonationsAsked } from "./donations-desk-calls.ts";
import { fundBalances } from "./donations-desk-calls.ts";

const dayOptions = [
  { value: "books", label: "Day in the books" },
  { value: "bank", label: "Day at the bank" },
  { value: "refund", label: "Refund date" },
];

type DonationFiltersProps = {
  asked: DonationsAsked;
  ask: (changes: Partial<DonationsAsked>) => void;
  filter: (name: keyof DonationsAsked) => { value: string; onChange: (value: string) => void };
};

/** The filters in one line; those that do not fit stand behind 'More filters'. */
export function DonationFilters({ asked, ask, filter }: DonationFiltersProps) {
  const { funds = [] } = useQuery(fundBalances).data ?? {};
  return (
    <FilterBar
      search={{
        label: "Search donor, email or reference",
        value: asked.q,
        onSearch: (q) => ask({ q: q.trim() }),
      }}
      filters={[
        {
          name: "month",
          width: 14,
          active: asked.month !== "",
          control: <MonthFilter value={asked.month} ask={ask} />,
        },
        choice("state", 10, { label: "State", all: "All states", options: stateOptions, ...filter("state") }),
        toggle("review", 9, {
          label: "Needs review",
          on: asked.review !== "",
          onChange: (on) => ask({ review: on ? "1" : "" }),
        }),
        choice("fund", 11, {
          label: "Fund",
          all: "All funds",
          options: funds.map(({ slug, title }) => ({ value: slug, label: title })),
          ...filter("fund"),
        }),
        choice("method", 11, {
          label: "Method",
          all: "All methods",
          options: methodOptions,
          ...filter("method"),
        }),
        choice("by", 12, { label: "Which day", all: "Day started", options: dayOptions, ...filter("by") }),
        {
          name: "days",
          width: 26,
          active: asked.from !== "" || asked.to !== "",
          control: (
            <DayRangeFilter from={asked.from} to={asked.to} ask={(days) => ask({ ...days, month: "" })} />
          ),
        },
      ]}
      onClear={() =>
        ask({ q: "", month: "", by: "", from: "", to: "", fund: "", method: "", state: "", review: "" })
      }
    />
  );
}
