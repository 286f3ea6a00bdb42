import { type RefObject, useEffect } from "react";
import type { FormFold } from "./form-fold.tsx";
import { useListQuery } from "./use-list.ts";

/**
 * For a page on which the form for a new row stands: a link with `?edit=new` leads to its first field. Pages that open
 * an editor have `useEditedRow`.
 * @param fold of a form that may be folded: it is opened first
 */
export function useNewForm(form: RefObject<HTMLElement | null>, fold?: FormFold): void {
  const [{ edit }, ask] = useListQuery(["edit"]);
  useEffect(() => {
    if (edit !== "new") return;
    if (fold?.folded) return fold.open();
    form.current?.querySelector<HTMLElement>("input:not([type=file]), textarea, select")?.focus();
    ask({ edit: "" });
  });
}
