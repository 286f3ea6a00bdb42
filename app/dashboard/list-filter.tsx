import { useId } from "react";
import { Options } from "#app/ui/field.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";

export type ListFilterProps = {
  label: string;
  /** "All people": the label is then for screen readers alone, because this says as much. */
  all?: string;
  /** Empty: all. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** Two filters stand beside each other on a phone, each below its label. */
export const filterPlace =
  "flex min-w-0 gap-x-2 gap-y-1 max-sm:flex-1 max-sm:basis-[calc(50%-1rem)] max-sm:flex-col sm:items-center";

/** A filter of a list: one of a few values, or all. */
export function ListFilter({ label, all, value, options, onChange }: ListFilterProps) {
  const id = useId();
  return (
    <div className={filterPlace}>
      <label htmlFor={id} className={all ? "sr-only" : "text-sm font-semibold whitespace-nowrap"}>
        {label}
      </label>
      <SelectInput
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="text-ellipsis sm:w-auto sm:max-w-56"
      >
        <option value="">{all ?? "All"}</option>
        {value !== "" && !options.some((option) => option.value === value) && (
          <option value={value}>{value}</option>
        )}
        <Options of={options} />
      </SelectInput>
    </div>
  );
}
