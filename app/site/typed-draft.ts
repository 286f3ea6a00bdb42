import { keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";
import { formValues } from "#app/lib/form-values.ts";

/** What no draft keeps, whatever the form: the trap, and what says which form it is. */
const never = ["website", "form_token", "kind"];

export type DraftFields = {
  /** Fields that are too private to be kept. */
  unkept?: readonly string[];
  /** Fields that a draft fills although they hold something, while nobody has typed there. */
  suggested?: readonly string[];
};

/** Keeps what stands in a form, for this tab. @param name the form's path */
export function keepTyped(form: HTMLFormElement, name: string, unkept: readonly string[] = []): void {
  const left = [...never, ...unkept];
  const kept = Object.entries(formValues(form)).filter(([field]) => !left.includes(field));
  keepFormDraft(name, Object.fromEntries(kept));
}

/** Fills the form's empty fields with the draft of this tab. */
export function restoreTyped(form: HTMLFormElement, name: string, suggested: readonly string[] = []): void {
  for (const [kept, value] of Object.entries(readFormDraft(name) ?? {})) {
    const field = form.elements.namedItem(kept);
    const isUntouched = field instanceof HTMLInputElement && field.value === field.defaultValue;
    if (suggested.includes(kept) && isUntouched) field.value = value;
    else fill(field, value);
  }
}

/** What was typed before the page was ready stays. */
function fill(field: Element | RadioNodeList | null, value: string): void {
  if (field instanceof RadioNodeList) {
    if (field.value === "") field.value = value;
  } else if (field instanceof HTMLInputElement && field.type === "checkbox") {
    field.checked ||= field.value === value;
  } else if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    if (field.value === "") field.value = value;
  }
}
