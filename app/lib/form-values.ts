import type { FormValues } from "./form-faults.ts";

/** What is in a form's fields. Of radio buttons the chosen one, of tick boxes those that are ticked. */
export function formValues(form: HTMLFormElement): FormValues {
  const entries = Array.from(new FormData(form)).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(entries) as FormValues;
}
