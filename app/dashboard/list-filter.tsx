import { useId } from "react";
import { SelectInput } from "#app/ui/text-input.tsx";

type ListFilterProps = {
  label: string;
  /** "All people": the label is then for screen readers alone, because this says as much. */
  all?: string;
  /** Empty: all. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A filter of a list: one of a few values, or all. */
export function ListFilter({ label, all, value, options, onChange }: ListFilterProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className={all ? "sr-only" : "text-sm font-semibold whitespace-nowrap"}>
        {label}
      </label>
      <SelectInput
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="w-auto"
      >
        <option value="">{all ?? "All"}</option>
        {value !== "" && !options.some((option) => option.value === value) && (
          <option value={value}>{value}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
