import { createContext, useContext, useMemo } from "react";
import type { formWords } from "#app/lib/form.words.ts";
import {
  type FieldFault,
  type FormRules,
  type FormValues,
  faultsOf,
  type LocalRules,
} from "#app/lib/form-faults.ts";
import type { Catalogue } from "#app/lib/words.ts";
import { useText } from "#app/ui/text.tsx";

type FormState = {
  values: FormValues;
  faults: readonly FieldFault[];
  /** Where the page's script tells what is wrong with a field that was left (enhance/public-form.ts). */
  rules?: FormRules;
};
export const FormStateContext = createContext<FormState>({ values: {}, faults: [] });

/** The id of a field's control, for links from the list of faults. */
export const fieldId = (name: string) => `field-${name}`;

/** What was typed into a field before, and what is wrong with it. */
export function useFieldState(name: string) {
  const { values, faults } = useContext(FormStateContext);
  return { typed: values[name], error: textOf(faults, name) };
}

const textOf = (faults: readonly FieldFault[], name: string) =>
  faults.find(({ field }) => field === name)?.text;

/** What no pattern allows. */
const impossible = "?";

/** What the rules say of a field when it is left empty, and when it does not have its pattern. */
export function useSaidWhenLeft(name: string, pattern: string | undefined) {
  const { rules } = useContext(FormStateContext);
  if (!rules) return {};
  const said = (value: string) => textOf(faultsOf(rules, { [name]: value }), name);
  return {
    "data-missing": said(""),
    ...(pattern ? { "data-pattern": pattern, "data-wrong": said(impossible) } : {}),
  };
}

/** A public form's rules in the page's language. */
export function useFormRules<C extends Catalogue>(rules: LocalRules<C>, name: C["name"]): FormRules {
  const t = useText<C>(name);
  const form = useText<typeof formWords>("form");
  return useMemo(() => rules(t, form), [rules, t, form]);
}
