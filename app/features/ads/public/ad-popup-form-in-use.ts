import { useEffect, useState } from "react";

const fields = "form, input, textarea, select, [contenteditable]";
const isField = (target: EventTarget | null) => target instanceof Element && target.closest(fields) !== null;

/** Whether a form field has the focus: then nothing may cover the form. */
export function useFormInUse(): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    const arrive = ({ target }: FocusEvent) => setInUse(isField(target));
    const leave = ({ relatedTarget }: FocusEvent) => setInUse(isField(relatedTarget));
    setInUse(isField(document.activeElement));
    document.addEventListener("focusin", arrive);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", arrive);
      document.removeEventListener("focusout", leave);
    };
  }, []);
  return inUse;
}
