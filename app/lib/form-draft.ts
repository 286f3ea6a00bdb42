import type { FormValues } from "./form-faults.ts";

/* What was typed into a public form, for this tab: a reload brings it back. It goes with the tab. */

const keyOf = (form: string) => `form:${form}`;

/** Keeps the draft. A browser without storage, or without room in it, keeps none. @returns whether it was kept */
export function keepFormDraft(form: string, values: FormValues): boolean {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** The draft of this tab; undefined without one, or without storage. */
export function readFormDraft(form: string): FormValues | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null");
    return typeof kept === "object" && kept !== null ? (kept as FormValues) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetFormDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without storage there is nothing to forget.
  }
}
