import { type ComponentProps, type InputEvent, type ReactNode, type Ref, useId } from "react";
import { markLanguage } from "#app/lib/urdu.ts";
import "./field.css";

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

const look =
  "w-full min-w-0 rounded-sm border border-rule-strong bg-raised px-3 text-ink transition-colors " +
  "hover:border-soft focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0 " +
  "aria-invalid:border-pomegranate disabled:cursor-not-allowed disabled:bg-sunk disabled:text-faint";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

type Listeners<C extends TextControl> = { ref?: Ref<C>; onInput?: (event: InputEvent<C>) => void };

/** For text fields: sets `lang` for the initial text and while typing. A field of one language keeps it. */
function noted<C extends TextControl>({
  lang,
  ref,
  onInput,
}: Listeners<C> & { lang?: string }): Listeners<C> {
  if (lang) return {};
  return {
    ref: (field) => {
      const cleanUp = typeof ref === "function" ? ref(field) : undefined;
      if (ref && typeof ref === "object") ref.current = field;
      if (field) markLanguage(field);
      return cleanUp;
    },
    onInput: (event) => {
      markLanguage(event.currentTarget);
      onInput?.(event);
    },
  };
}

/** A one-line input. At least 16 px, or phones zoom into it. */
export function TextInput({ className = "", type = "text", ...rest }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      className={`${look} one-line min-h-11 text-base ${className}`}
      {...rest}
      {...noted(rest)}
    />
  );
}

export function TextArea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea className={`${look} resize-y py-2.5 text-base ${className}`} {...rest} {...noted(rest)} />;
}

/** A native select: on phones nothing custom opens as well. */
export function SelectInput({ className = "", ...rest }: ComponentProps<"select">) {
  return <select className={`${look} select-arrow min-h-11 pe-9 text-base ${className}`} {...rest} />;
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
