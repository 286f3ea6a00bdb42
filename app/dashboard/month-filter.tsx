import { type Month, months } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import type { BarFilter } from "./filter-bar.tsx";

const labels: Record<Month, string> = { this: "This month", last: "Last month" };

/**
 * A filter of a list by a whole month of Karachi's calendar: this one or the last. The server knows which they are. A month
 * takes the place of days.
 */
export const monthFilter: BarFilter = {
  name: "month",
  width: 14,
  isActive: ({ month }) => Boolean(month),
  control: ({ month: value }, ask) => (
    <fieldset className="flex min-w-0">
      <legend className="sr-only">Month</legend>
      {months.map((month) => (
        <Button
          key={month}
          variant={value === month ? "primary" : "quiet"}
          aria-pressed={value === month}
          className="flex-1 px-2! whitespace-nowrap not-first:-ms-px first:rounded-e-none last:rounded-s-none"
          onClick={() => ask({ month: value === month ? "" : month, from: "", to: "" })}
        >
          {labels[month]}
        </Button>
      ))}
    </fieldset>
  ),
};
