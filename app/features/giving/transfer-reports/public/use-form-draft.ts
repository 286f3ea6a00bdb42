import { type RefObject, useEffect } from "react";
import { type DraftFields, keepTyped, restoreTyped } from "#app/site/typed-draft.ts";

type DraftOptions = DraftFields & {
  /** Whether an earlier draft fills the empty fields: not when the page comes back with what was typed. */
  restore: boolean;
};

/**
 * Keeps what is typed into a form for this tab, until it is sent.
 * @param options.suggested the same array at each rendering
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  { unkept, suggested, restore }: DraftOptions,
) {
  useEffect(() => {
    if (form.current && restore) restoreTyped(form.current, name, suggested);
  }, [form, name, restore, suggested]);

  return { keep: () => form.current && keepTyped(form.current, name, unkept) };
}
