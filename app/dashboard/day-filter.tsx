import { useId, useState } from "react";
import { isCalendarDay, type Month, months } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { BarFilter } from "./filter-bar.tsx";
import { filterPlace } from "./list-filter.tsx";

/** A filter of a list by its first and last day, in place of a month. The two stay beside each other on a phone. */
export const dayRangeFilter: BarFilter = {
  name: "days",
  width: 26,
  isActive: ({ from, to }) => Boolean(from || to),
  control: ({ from = "", to = "" }, ask) => (
    <div className="flex min-w-0 gap-3 max-sm:basis-full">
      <DayFilter label="From" value={from} onChange={(day) => ask({ from: day, month: "" })} />
      <DayFilter label="To" value={to} onChange={(day) => ask({ to: day, month: "" })} />
    </div>
  ),
};

type DayFilterProps = {
  label: string;
  /** YYYY-MM-DD; empty: any. */
  value: string;
  onChange: (day: string) => void;
};

/** Years that are still being typed: 0002, 0020, 0202. */
const firstDay = "1900-01-01";

/** A day that is not typed to its end yet asks nothing. */
function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setText(value);
  }
  return (
    <div className={filterPlace}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <TextInput
        id={id}
        type="date"
        value={text}
        className="sm:w-auto"
        onChange={({ target: { value: day, validity } }) => {
          setText(day);
          if (day === "" ? !validity.badInput : isCalendarDay(day) && day >= firstDay) onChange(day);
        }}
      />
    </div>
  );
}

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
