import { emailPattern } from "#app/contract/email-address.ts";
import { isPhone } from "./phone.ts";

/*
 * The rules of public forms, field by field. Browser and server use the same ones; no zod, so that public pages can
 * import them.
 */

/** What stands in a form's fields, by name. An unticked box is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with one field. */
export type FieldFault = {
  field: string;
  /** Shown at the field. */
  text: string;
  /** Said of the whole form, when this is its first fault; `text` by default. */
  summary?: string;
};

/** What came of a form that was sent. */
export type FormResult = {
  good: boolean;
  message: string;
  /** More for the sender alone, such as a date. */
  note?: string;
  /** What the server made of it, such as a reference to keep. */
  more?: Readonly<Record<string, string>>;
  faults?: readonly FieldFault[];
  /** What was typed, so that a refused form loses nothing. */
  values?: FormValues;
};

/** @returns what is wrong with the value, which is trimmed */
export type Rule = (value: string, values: FormValues) => string | Omit<FieldFault, "field"> | undefined;

/** The rules, in the order in which faults are shown. A field may come twice. */
export type FormRules = readonly (readonly [field: string, ...rules: Rule[]])[];

/** The first fault of each field, in the order of the rules. */
export function faultsOf(rules: FormRules, values: FormValues): FieldFault[] {
  const found = new Map<string, FieldFault>();
  for (const [field, ...ofField] of rules) {
    if (found.has(field)) continue;
    const value = (values[field] ?? "").trim();
    const fault = ofField.map((rule) => rule(value, values)).find(Boolean);
    if (fault) found.set(field, { field, ...(typeof fault === "string" ? { text: fault } : fault) });
  }
  return [...found.values()];
}

/** What the form says of its faults as a whole. */
export const summaryOf = ([first]: readonly FieldFault[]) => first?.summary ?? first?.text;

export const filled =
  (text: string, summary?: string): Rule =>
  (value) =>
    value === "" ? { text, summary } : undefined;

/* An empty field keeps these rules. */

export const anEmail =
  (text: string): Rule =>
  (value) =>
    value === "" || emailPattern.test(value) ? undefined : text;

export const aPhone =
  (text: string): Rule =>
  (value) =>
    value === "" || isPhone(value) ? undefined : text;

/** A box that must be ticked. */
export const ticked =
  (text: string): Rule =>
  (value) =>
    value === "true" ? undefined : text;

export const oneOf =
  (choices: readonly string[], text: string): Rule =>
  (value) =>
    value === "" || choices.includes(value) ? undefined : text;

/** @param max in characters */
export const atMost =
  (max: number, label: string): Rule =>
  (value) =>
    value.length <= max ? undefined : `${label} must be at most ${max.toLocaleString("en-US")} characters.`;
