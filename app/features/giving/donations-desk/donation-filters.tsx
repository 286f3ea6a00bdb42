import { useQuery } from "@tanstack/react-query";
import { dayRangeFilter, monthFilter } from "#app/dashboard/day-filter.tsx";
import { choice, FilterBar, toggle } from "#app/dashboard/filter-bar.tsx";
import { methodOptions, stateOptions } from "./donation-words.ts";
import { type DonationsAsked, fundBalances } from "./donations-desk-calls.ts";

const dayOptions = [
  { value: "books", label: "Day in the books" },
  { value: "bank", label: "Day at the bank" },
  { value: "refund", label: "Refund date" },
];

type DonationFiltersProps = { asked: DonationsAsked; ask: (changes: Partial<DonationsAsked>) => void };

/** The filters in one line; those that do not fit stand behind 'More filters'. */
export function DonationFilters({ asked, ask }: DonationFiltersProps) {
  const { funds = [] } = useQuery(fundBalances).data ?? {};
  return (
    <FilterBar
      asked={asked}
      ask={ask}
      search="Search donor, email or reference"
      filters={[
        monthFilter,
        choice("state", 10, { label: "State", all: "All states", options: stateOptions }),
        toggle("review", 9, "Needs review"),
        choice("fund", 11, {
          label: "Fund",
          all: "All funds",
          options: funds.map(({ slug, title }) => ({ value: slug, label: title })),
        }),
        choice("method", 11, { label: "Method", all: "All methods", options: methodOptions }),
        choice("by", 12, { label: "Which day", all: "Day started", options: dayOptions }),
        dayRangeFilter,
      ]}
    />
  );
}
