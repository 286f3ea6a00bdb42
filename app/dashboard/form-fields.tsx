import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, UseFormRegisterReturn } from "react-hook-form";
import { karachiDay } from "#app/lib/dates.ts";
import { Field, type FieldControl, type FieldProps } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SelectInput, TextArea, TextInput } from "#app/ui/text-input.tsx";
import { FormField, type FormFieldProps } from "./dashboard-form.tsx";

/* The controls of the dashboard's editors, each with its label. What is not the field's own goes to the control. */

type InForm<Input extends FieldValues, Output> = Pick<
  FormFieldProps<Input, Output>,
  "form" | "name" | "deps" | "saysMissing"
>;
/** A field has its value in a form, under a name. Without one its control is given `value` and `onChange`. */
type OwnProps<Input extends FieldValues, Output> = Omit<FieldProps, "children" | "className"> &
  (InForm<Input, Output> | { [Name in keyof InForm<Input, Output>]?: undefined });
type Props<Control extends "input" | "textarea" | "select", Input extends FieldValues, Output> = OwnProps<
  Input,
  Output
> &
  Omit<ComponentProps<Control>, keyof OwnProps<Input, Output>>;

/** @param control renders what stands below the label, with the props that are not the field's own */
function field<Input extends FieldValues, Output, Rest>(
  props: OwnProps<Input, Output> & Rest,
  control: (
    props: Omit<Rest, keyof OwnProps<Input, Output>> & FieldControl & Partial<UseFormRegisterReturn>,
  ) => ReactNode,
) {
  const { form, name, deps, saysMissing, label, hint, required, error, aside, id, ...rest } = props;
  const texts = { label, hint, required, error, aside, id };
  return form ? (
    <FormField {...texts} form={form} name={name} deps={deps} saysMissing={saysMissing}>
      {(given) => control({ ...given, ...rest })}
    </FormField>
  ) : (
    <Field {...texts}>{(given) => control({ ...given, ...rest })}</Field>
  );
}

/** One line. A text runs in the direction of its language, and the browser offers nothing typed elsewhere. */
export function TextField<Input extends FieldValues, Output>(props: Props<"input", Input, Output>) {
  const ofText = props.type ? {} : ({ dir: "auto", autoComplete: "off" } as const);
  return field(props, (control) => <TextInput {...ofText} {...control} />);
}

/** A sum of money. */
export const MoneyField = <Input extends FieldValues, Output>(props: Props<"input", Input, Output>) => (
  <TextField inputMode="decimal" className="figures" {...props} />
);

/** A day that has come: not after today. */
export const PastDayField = <Input extends FieldValues, Output>(props: Props<"input", Input, Output>) => (
  <TextField type="date" max={karachiDay(new Date())} {...props} />
);

export function TextAreaField<Input extends FieldValues, Output>(props: Props<"textarea", Input, Output>) {
  return field(props, (control) => <TextArea dir="auto" {...control} />);
}

export function PasswordField<Input extends FieldValues, Output>(props: Props<"input", Input, Output>) {
  return field(props, (control) => <PasswordInput {...control} />);
}

type UrduControl = Pick<ComponentProps<"input">, "maxLength" | "readOnly" | "list" | "className">;

/** The Urdu beside an English field. @param props.rows makes it an area of so many lines */
export function UrduField<Input extends FieldValues, Output>({
  label,
  rows,
  ...props
}: OwnProps<Input, Output> & { rows?: number } & UrduControl) {
  const urdu = { ...props, label: `${label} in Urdu`, lang: "ur", dir: "rtl" };
  return rows ? <TextAreaField {...urdu} rows={rows} /> : <TextField {...urdu} />;
}

/** An English field and the Urdu one beside it, one above the other where there is no room. */
export const BothLanguages = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <div className={`@container min-w-0 ${className}`}>
    <div className="grid gap-x-5 gap-y-4 @md:grid-cols-2">{children}</div>
  </div>
);

/** For the first Urdu field of a form. */
export const urduHint = "If empty, Urdu pages show the English.";

/** Its options are the children. */
export function SelectField<Input extends FieldValues, Output>(props: Props<"select", Input, Output>) {
  return field(props, (control) => <SelectInput {...control} />);
}

type Labelled = Pick<FieldProps, "hint"> & { label: ReactNode } & ComponentProps<"input">;

/** Yes or no: a box before its label. */
export const CheckboxField = ({ label, hint, ...control }: Labelled) => (
  <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
    <input type="checkbox" className="size-5 shrink-0 accent-emerald" {...control} />
    {label}
    {hint && <span className="text-xs font-normal text-faint">{hint}</span>}
  </label>
);

/** One of a few values, all of which are seen. @param props.options the values, each with its words */
export const RadioField = ({
  label,
  hint,
  options,
  ...control
}: Labelled & { options: Readonly<Record<string, string>> }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
    <div className="flex flex-wrap gap-x-6">
      {Object.entries(options).map(([value, words]) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input type="radio" value={value} className="size-4.5 accent-emerald" {...control} />
          {words}
        </label>
      ))}
    </div>
    {hint && <p className="text-xs text-faint">{hint}</p>}
  </fieldset>
);
