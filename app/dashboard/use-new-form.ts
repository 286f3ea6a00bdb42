import { type RefObject, useEffect } from "react";
import { useListQuery } from "./use-list.ts";

/**
 * For a page on which the form for a new row always stands: a link with `?edit=new` leads to its first field. Pages
 * that open an editor have `useEditedRow`.
 */
export function useNewForm(form: RefObject<HTMLElement | null>): void {
  const [{ edit }, ask] = useListQuery(["edit"]);
  useEffect(() => {
    if (edit !== "new") return;
    form.current?.querySelector<HTMLElement>("input:not([type=file]), textarea, select")?.focus();
    ask({ edit: "" });
  });
}
