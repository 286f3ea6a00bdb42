import { ChevronDown } from "lucide-react";
import { type RefObject, useEffect, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useListQuery } from "./use-list.ts";

/*
 * A form for new rows that stands above their list. While the list is empty it is open; once there are rows it is
 * folded to its first field, so that the list comes first. Filling in that field opens the rest.
 */

/** Of the parts of a form that are not there while it is folded; the form has `group/fold`. */
export const foldedAway = "group-data-folded/fold:hidden";

export type FormFold = {
  folded: boolean;
  open: () => void;
  /** As the list says again: after a row was added. */
  reset: () => void;
  toggle: () => void;
  /** For the form's element. */
  props: { id: string; "data-folded": true | undefined; onInput: () => void };
};

/** @param isEmpty whether the list has no rows; undefined while that is not known @param hasText what is begun is not folded */
export function useFormFold(isEmpty: boolean | undefined, hasText = false): FormFold {
  const id = useId();
  const [chosen, setChosen] = useState<"open" | "folded">();
  const folded = chosen ? chosen === "folded" : !(isEmpty || hasText);
  const open = () => setChosen("open");
  return {
    folded,
    open,
    reset: () => setChosen(undefined),
    toggle: () => setChosen(folded ? "open" : "folded"),
    props: { id, "data-folded": folded || undefined, onInput: open },
  };
}

/** Opens and folds the form, beside its heading. */
export function FormFoldButton({ fold: { folded, toggle, props } }: { fold: FormFold }) {
  return (
    <Button variant="quiet" size="small" aria-expanded={!folded} aria-controls={props.id} onClick={toggle}>
      {folded ? "Open the form" : "Fold the form"}
      <ChevronDown
        aria-hidden="true"
        className={`size-4 transition-transform ${folded ? "" : "rotate-180"}`}
      />
    </Button>
  );
}

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
