import { type ReactNode, useId } from "react";

/** The props that a control gets from its field: `{...control}`. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** Shown under the control and read with it. */
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  className?: string;
  /** The control's id, for links to it; one of its own by default. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A label, one control, hint and error. */
export function Field({
  label,
  error,
  hint,
  required,
  aside,
  className = "",
  id: givenId,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
          {required && (
            <span aria-hidden="true" className="text-pomegranate">
              {" *"}
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-describedby": `${errorId} ${hintId}`.trim() || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {error && (
        <p id={errorId} className="text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

type OptionsProps = { of: readonly { value: string | number; label: string }[] };

/** The options of a select. */
export const Options = ({ of }: OptionsProps) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type SuggestionsProps = { id: string; of: readonly string[] };

/** What a text field suggests: its `list` is the id. */
export const Suggestions = ({ id, of }: SuggestionsProps) => (
  <datalist id={id}>
    {of.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);
