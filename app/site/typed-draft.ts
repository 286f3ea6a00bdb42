import { formValues, keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";
import type { FormValues } from "#app/lib/form-faults.ts";

/** What no draft keeps, whatever the form: the trap, and what says which form it is. */
const never = ["website", "form_token", "kind"];

/** Keeps what stands in a form, for this tab. @param name the form's path @param unkept fields that are too private */
export function keepTyped(form: HTMLFormElement, name: string, unkept: readonly string[] = []): void {
  const left = [...never, ...unkept];
  const kept = Object.entries(formValues(form)).filter(([field]) => !left.includes(field));
  keepFormDraft(name, Object.fromEntries(kept));
}

/**
 * Fills the form's empty fields with the draft of this tab.
 * @param suggested fields that it fills although they hold something, while nobody has typed there
 */
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
  } else if (isTick(field)) {
    field.checked ||= field.value === value;
  } else if (isControl(field)) {
    if (field.value === "") field.value = value;
  }
}

/** Takes over what was typed since a form was sent. @param sent what it held then @param to the form in the answer */
export function carryTyped(form: HTMLFormElement, sent: FormValues, to: HTMLFormElement): void {
  const now = formValues(form);
  for (const name of new Set([...Object.keys(sent), ...Object.keys(now)])) {
    const value = now[name] ?? "";
    if (value === (sent[name] ?? "")) continue;
    const field = to.elements.namedItem(name);
    if (isTick(field)) field.checked = field.value === value;
    else if (field instanceof RadioNodeList || isControl(field)) field.value = value;
  }
}

const isTick = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

const isControl = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;
