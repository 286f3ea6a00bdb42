import type { ComponentProps, ReactNode } from "react";
import { emailPattern } from "#app/contract/email-address.ts";
import type { formWords } from "#app/lib/form.words.ts";
import { phonePattern } from "#app/lib/phone.ts";
import { Field, type FieldControl, Suggestions } from "#app/ui/field.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { SelectInput, TextArea, TextInput } from "#app/ui/text-input.tsx";
import { citiesIn } from "#content/cities.ts";
import { fieldId, useFieldState, useSaidWhenLeft } from "./form-state.ts";

/*
 * The fields of public forms with one control. Each knows from its form what was typed before and what is wrong with it.
 */

export type NamedField = {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
};

type TextFieldProps = NamedField &
  Pick<
    ComponentProps<"input">,
    "type" | "autoComplete" | "inputMode" | "maxLength" | "list" | "min" | "max" | "dir" | "pattern"
  >;

/** A field with one control, which is given what was typed before. */
function OneControl({
  name,
  pattern,
  children,
  ...texts
}: NamedField & {
  /** What a text must be once its digits are Western: the source of a regular expression for all of it. */
  pattern?: string | undefined;
  children: (control: FieldControl & { name: string; defaultValue: string | undefined }) => ReactNode;
}) {
  const { typed, error } = useFieldState(name);
  const said = useSaidWhenLeft(name, pattern);
  return (
    <Field {...texts} id={fieldId(name)} error={error}>
      {(control) => children({ ...control, ...said, name, defaultValue: typed })}
    </Field>
  );
}

/** One line: a text, an address, a number, a day. */
export const TextField = ({ name, label, hint, required, className, pattern, ...input }: TextFieldProps) => (
  <OneControl {...{ name, label, hint, required, className, pattern }}>
    {(control) => <TextInput {...control} {...input} />}
  </OneControl>
);

export const LongTextField = ({
  name,
  label,
  hint,
  required,
  className,
  ...area
}: NamedField & Pick<ComponentProps<"textarea">, "rows" | "maxLength">) => (
  <OneControl {...{ name, label, hint, required, className }}>
    {(control) => <TextArea {...control} rows={4} {...area} />}
  </OneControl>
);

type SelectFieldProps = NamedField & {
  choices: readonly (string | { value: string; label: string })[];
  none?: string;
};

/** @param props.none the first choice, which is no answer; left out where each choice is one */
export const SelectField = ({ choices, none, ...field }: SelectFieldProps) => (
  <OneControl {...field}>
    {(control) => (
      <SelectInput {...control}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => {
          const { value, label } = typeof choice === "string" ? { value: choice, label: choice } : choice;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
      </SelectInput>
    )}
  </OneControl>
);

/** The phone number, with the telephone's keyboard, and as a hint how it may be written. */
export function PhoneField(props: Partial<NamedField>) {
  const form = useText<typeof formWords>("form");
  return (
    <TextField
      name="phone"
      label={form("phone")}
      hint={form("phoneHint")}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={40}
      pattern={phonePattern}
      {...props}
    />
  );
}

export function EmailField(props: Partial<NamedField>) {
  const form = useText<typeof formWords>("form");
  return (
    <TextField
      name="email"
      label={form("email")}
      type="email"
      autoComplete="email"
      maxLength={254}
      pattern={emailPattern.source}
      {...props}
    />
  );
}

/** A city of Pakistan: the browser suggests the larger ones in the page's language, any other may be typed. */
export function CityField(props: Partial<NamedField>) {
  const form = useText<typeof formWords>("form");
  const list = `${fieldId(props.name ?? "city")}-list`;
  return (
    <div className={props.className}>
      <TextField
        name="city"
        label={form("city")}
        autoComplete="address-level2"
        maxLength={100}
        list={list}
        {...props}
        className=""
      />
      <Suggestions id={list} of={citiesIn(useLanguage())} />
    </div>
  );
}

/** Fields that belong together, under a heading of their own. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 w-full border-b border-rule pb-2 font-display text-xl font-semibold">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
