import type { ComponentProps, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SelectInput, TextArea, TextInput } from "#app/ui/text-input.tsx";
import { FormField, type FormFieldProps } from "./dashboard-form.tsx";

/* A `FormField` with the control that most fields have. What is not the field's own goes to the control. */

type OwnProps<Input extends FieldValues, Output> = Omit<
  FormFieldProps<Input, Output>,
  "children" | "className" | "id"
>;
type Props<Control extends "input" | "textarea" | "select", Input extends FieldValues, Output> = OwnProps<
  Input,
  Output
> &
  Omit<ComponentProps<Control>, keyof OwnProps<Input, Output> | "id">;

function split<Input extends FieldValues, Output, Rest>(props: OwnProps<Input, Output> & Rest) {
  const { form, name, deps, label, hint, required, error, aside, saysMissing, ...control } = props;
  return { field: { form, name, deps, label, hint, required, error, aside, saysMissing }, control };
}

/** One line. A text runs in the direction of its language, and the browser offers nothing typed elsewhere. */
export function TextField<Input extends FieldValues, Output>(props: Props<"input", Input, Output>) {
  const { field, control } = split(props);
  const ofText = control.type ? {} : ({ dir: "auto", autoComplete: "off" } as const);
  return <FormField {...field}>{(given) => <TextInput {...given} {...ofText} {...control} />}</FormField>;
}

export function TextAreaField<Input extends FieldValues, Output>(props: Props<"textarea", Input, Output>) {
  const { field, control } = split(props);
  return <FormField {...field}>{(given) => <TextArea {...given} dir="auto" {...control} />}</FormField>;
}

export function PasswordField<Input extends FieldValues, Output>(props: Props<"input", Input, Output>) {
  const { field, control } = split(props);
  return <FormField {...field}>{(given) => <PasswordInput {...given} {...control} />}</FormField>;
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
  const { field, control } = split(props);
  return <FormField {...field}>{(given) => <SelectInput {...given} {...control} />}</FormField>;
}
