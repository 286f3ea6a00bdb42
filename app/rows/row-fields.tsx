import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import {
  BothLanguages,
  CheckboxField,
  SelectField,
  TextAreaField,
  TextField,
  UrduField,
  urduHint,
} from "#app/dashboard/form-fields.tsx";
import { Options } from "#app/ui/field.tsx";
import type { Field, Fields } from "./fields.ts";

type RowFieldsProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  fields: Fields;
  /** Those that stand here, in this order; all of them without. */
  names?: readonly (Path<Input> & string)[];
};

/** The controls of fields: texts with their Urdu beside them, and then the others, two in a line. */
export function RowFields<Input extends FieldValues, Output>(props: RowFieldsProps<Input, Output>) {
  const { form, fields, names = Object.keys(fields) as Path<Input>[] } = props;
  const shown = names.flatMap((name) => (fields[name] ? [{ name, field: fields[name] }] : []));
  const inUrdu = shown.filter(({ field }) => field.kind === "text" && field.urdu);
  const others = shown.filter((each) => !inUrdu.includes(each));
  return (
    <>
      {inUrdu.length > 0 && (
        <BothLanguages>
          {inUrdu.flatMap(({ name, field }, index) => [
            <RowField key={name} form={form} name={name} field={field} fields={fields} />,
            <UrduField
              key={`${name}_ur`}
              form={form}
              name={`${name}_ur` as Path<Input>}
              label={field.label}
              rows={field.kind === "text" ? field.lines : undefined}
              hint={(field.kind === "text" && field.urduHint) || (index === 0 ? urduHint : undefined)}
            />,
          ])}
        </BothLanguages>
      )}
      {others.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-2">
          {others.map(({ name, field }) => (
            <RowField key={name} form={form} name={name} field={field} fields={fields} />
          ))}
        </div>
      )}
    </>
  );
}

type RowFieldProps<Input extends FieldValues, Output> = Pick<
  RowFieldsProps<Input, Output>,
  "form" | "fields"
> & {
  name: Path<Input>;
  field: Field;
};

function RowField<Input extends FieldValues, Output>({
  form,
  name,
  field,
  fields,
}: RowFieldProps<Input, Output>) {
  const given = { form, name, label: field.label, hint: field.hint };
  switch (field.kind) {
    case "text":
      return field.lines ? (
        <TextAreaField {...given} required={field.required !== undefined} rows={field.lines} />
      ) : (
        <TextField {...given} required={field.required !== undefined} />
      );
    case "link":
      return <TextField {...given} required dir="ltr" inputMode="url" />;
    case "day":
      return <TextField {...given} type="date" deps={laterDays(fields, name)} />;
    case "number":
      return <TextField {...given} required type="number" min={field.min} step={1} inputMode="numeric" />;
    case "choice":
      return (
        <SelectField {...given}>
          <Options of={Object.entries(field.options).map(([value, label]) => ({ value, label }))} />
        </SelectField>
      );
    case "flag":
      return <CheckboxField label={field.label} hint={field.hint} {...form.register(name)} />;
  }
}

/** The days that are to be after this one: they are checked again with it. */
const laterDays = <Name extends string>(fields: Fields, earlier: Name): Name[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "day" && field.after?.[0] === earlier ? [name as Name] : [],
  );
