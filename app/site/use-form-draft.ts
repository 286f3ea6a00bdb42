import { type RefObject, useEffect } from "react";
import { keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";
import { formValues } from "#app/lib/form-values.ts";

/** What no draft keeps, whatever the form: the trap, and what says which form it is. */
const never = ["website", "form_token", "kind"];

type DraftOptions = {
  /** Fields that are too private to be kept. */
  unkept?: readonly string[];
  /** Fields that a draft fills although they hold something, while nobody has typed there: one array for all renderings. */
  suggested?: readonly string[];
  /** Whether an earlier draft fills the empty fields: not when the page comes back with what was typed. */
  restore: boolean;
};

/** Keeps what is typed into a form for this tab, until it is sent. */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  { unkept = [], suggested = [], restore }: DraftOptions,
) {
  useEffect(() => {
    const draft = restore ? readFormDraft(name) : undefined;
    if (!form.current || !draft) return;
    for (const [kept, value] of Object.entries(draft)) {
      const field = form.current.elements.namedItem(kept);
      const isUntouched = field instanceof HTMLInputElement && field.value === field.defaultValue;
      if (suggested.includes(kept) && isUntouched) field.value = value;
      else fill(field, value);
    }
  }, [form, name, restore, suggested]);

  return {
    keep() {
      if (!form.current) return;
      const left = [...never, ...unkept];
      const kept = Object.entries(formValues(form.current)).filter(([field]) => !left.includes(field));
      keepFormDraft(name, Object.fromEntries(kept));
    },
  };
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
