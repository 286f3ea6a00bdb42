import { useQuery } from "@tanstack/react-query";
import { DayRangeFilter } from "#app/dashboard/day-filter.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { Button } from "#app/ui/button.tsx";
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

export function DonationFilters({ asked, ask, filter }: DonationFiltersProps) {
  const { funds = [] } = useQuery(fundBalances).data ?? {};
  const some = Object.values(asked).some(Boolean);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-end gap-3">
      <ListSearch
        label="Search donor, email or reference"
        value={asked.q}
        onSearch={(q) => ask({ q: q.trim() })}
      />
      <ListFilter label="State" all="All states" options={stateOptions} {...filter("state")} />
      <ListFilter
        label="Fund"
        all="All funds"
        options={funds.map(({ slug, title }) => ({ value: slug, label: title }))}
        {...filter("fund")}
      />
      <ListFilter label="Method" all="All methods" options={methodOptions} {...filter("method")} />
      <ListFilter label="Which day" all="Day started" options={dayOptions} {...filter("by")} />
      <DayRangeFilter from={asked.from} to={asked.to} ask={ask} />
      <Button
        variant={asked.review ? "primary" : "quiet"}
        aria-pressed={Boolean(asked.review)}
        onClick={() => ask({ review: asked.review ? "" : "1" })}
      >
        Needs review
      </Button>
      {some && (
        <Button
          variant="quiet"
          className="border-transparent!"
          onClick={() =>
            ask({ q: "", by: "", from: "", to: "", fund: "", method: "", state: "", review: "" })
          }
        >
          Clear
        </Button>
      )}
    </div>
  );
}
