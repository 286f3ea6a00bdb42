import type { formWords } from "./form.words.ts";
import type { Catalogue, TextOf } from "./words.ts";

/* What came of a public form, for browser and server. */

/** What stands in a form's fields, by name. An unticked box is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with one field. */
export type FieldFault = {
  field: string;
  /** Shown at the field. */
  text: string;
  /** What the documents say of the whole form when this is its first fault. */
  summary?: string;
};

/** No answer, or none that makes sense. */
type FormFailure = "unreachable" | "broken";

/** What came of a form that was sent. */
export type FormResult = {
  good: boolean;
  message: string;
  /** In the place of a message: the form has words for it. */
  failure?: FormFailure;
  /** More for the sender alone, such as a date. */
  note?: string;
  /** What the server made of it, such as a reference to keep. */
  more?: Readonly<Record<string, string>>;
  faults?: readonly FieldFault[];
  /** What was typed, so that a refused form loses nothing. */
  values?: FormValues;
  /** The signed time was refused: the next try goes without it, as the form's guard allows. */
  again?: true;
};

type Issue = { code?: string; minimum?: number | bigint; path: PropertyKey[]; message: string };

/** Its schema (form-rules.ts), and what is said at a field that was left empty, where the documents have words for the whole form. */
export type FormRules<Output = unknown> = {
  schema: {
    safeParse: (
      values: unknown,
    ) => { success: true; data: Output; error?: undefined } | { success: false; error: { issues: Issue[] } };
  };
  missing?: Readonly<Record<string, string>>;
  /** The fields as they stand on the page, where the rules look at them in another order. */
  order?: readonly string[];
};

/** A public form's rules in a language: made of its feature's words and of those of every form. */
export type LocalRules<C extends Catalogue, Output = unknown> = (
  t: TextOf<C>,
  form: TextOf<typeof formWords>,
) => FormRules<Output>;

/** Whether something is left out, and not wrong: that is told first. */
export const isMissing = ({ code, minimum }: Pick<Issue, "code" | "minimum">) =>
  code === "invalid_type" || (code === "too_small" && minimum === 1);

/** The first fault of each field: what is missing, then what is wrong, in the order of the schema. */
export function faultsOf({ schema, missing = {} }: FormRules, values: unknown): FieldFault[] {
  const { error } = schema.safeParse(values);
  const found = new Map<string, FieldFault>();
  const issues = error?.issues ?? [];
  for (const issue of [...issues.filter(isMissing), ...issues.filter((other) => !isMissing(other))]) {
    const field = String(issue.path.at(-1) ?? "");
    const said = isMissing(issue) ? missing[field] : undefined;
    const fault = said ? { field, text: said, summary: issue.message } : { field, text: issue.message };
    if (!found.has(field)) found.set(field, fault);
  }
  return [...found.values()];
}

/** What the form says of its faults as a whole, over the list of them. It names no field that the list does not name. */
export const summaryOf = (
  faults: readonly FieldFault[],
  form: TextOf<typeof formWords>,
): string | undefined =>
  faults[0]?.summary ?? (faults.length > 1 ? form("manyFaults", { count: faults.length }) : faults[0]?.text);
