import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { Ltr } from "#app/ui/text.tsx";
import { fieldId, useFieldState } from "./form-state.ts";
import type { NamedField } from "./input-fields.tsx";

/* The fields of public forms that are answered by a press: cards that the thumb can hit. */

/** What was chosen before, and what the control says of itself and of the remarks below it. */
function useChoice({ name, hint, required }: Pick<NamedField, "name" | "hint" | "required">) {
  const { typed, error } = useFieldState(name);
  const id = fieldId(name);
  const described = `${error ? `${id}-error` : ""} ${hint ? `${id}-hint` : ""}`.trim();
  return {
    id,
    typed,
    state: {
      "aria-required": required || undefined,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": described || undefined,
    },
    remarks: (
      <>
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-pomegranate">
            {error}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-xs text-faint">
            {hint}
          </p>
        )}
      </>
    ),
  };
}

type ChoiceFieldProps = NamedField & {
  /** A wide one has a row to itself. */
  choices: readonly { value: string; label: ReactNode; text?: string; wide?: boolean }[];
  /** What is chosen at first. */
  initial?: string;
  /** The name under which the page's address keeps what is chosen. */
  address?: string;
  /** How wide a card is at least, as a class of the grid. */
  columns?: string;
};

/** One of a few answers. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, required, className = "", choices, initial, columns = "sm:grid-cols-2" } = props;
  const { id, typed = initial, state, remarks } = useChoice(props);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...state}
      data-address={props.address}
      className={`min-w-0 ${className}`}
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1 text-pomegranate">
            *
          </span>
        )}
      </p>
      <div className={`mt-1.5 grid gap-2 ${columns}`}>
        {choices.map(({ value, label: choice, text, wide }, place) => (
          <label key={value} className={`choice-card ${wide ? "col-span-full" : ""}`}>
            <input
              id={place === 0 ? id : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={typed === value}
            />
            <span>
              <span className="block font-semibold">{choice}</span>
              {text && <span className="block text-sm text-soft">{text}</span>}
            </span>
          </label>
        ))}
      </div>
      {remarks}
    </div>
  );
}

type TickFieldProps = Omit<NamedField, "label"> & { children: ReactNode };

/** A statement that is agreed to by a tick. */
export function TickField({ className = "", children, ...field }: TickFieldProps) {
  const { id, typed, state, remarks } = useChoice(field);
  return (
    <div className={className}>
      <label className="choice-card">
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="true"
          defaultChecked={typed === "true"}
          {...state}
        />
        <span>{children}</span>
      </label>
      {remarks}
    </div>
  );
}

// In a line that runs to the left the sign would stand on the other side of its letter.
const groups = bloodGroups.map((group) => ({ value: group, label: <Ltr>{group}</Ltr> }));

type BloodGroupFieldProps = {
  label: string;
  hint?: string;
  /** A last choice for who does not know the group. */
  otherwise?: { value: string; label: string };
};

/**
 * One of the eight blood groups. No draft keeps it, as it is medical. The page's address does, so that the switch of
 * language, a link to the same address, does not lose it (enhance/form-script.ts).
 */
export function BloodGroupField({ otherwise, ...props }: BloodGroupFieldProps) {
  const [search] = useSearchParams();
  return (
    <ChoiceField
      name="bloodGroup"
      required
      columns="grid-cols-2 sm:grid-cols-4"
      choices={otherwise ? [...groups, { ...otherwise, wide: true }] : groups}
      initial={search.get("group") ?? ""}
      address="group"
      {...props}
    />
  );
}
