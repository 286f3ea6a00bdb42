import { useId, useState } from "react";
import { isCalendarDay } from "#app/lib/dates.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { filterPlace } from "./list-filter.tsx";

type DayFilterProps = {
  label: string;
  /** YYYY-MM-DD; empty: any. */
  value: string;
  onChange: (day: string) => void;
};

/** Years that are still being typed: 0002, 0020, 0202. */
const firstDay = "1900-01-01";

/** A filter of a list by a day. A day that is not typed to its end yet asks nothing. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
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
