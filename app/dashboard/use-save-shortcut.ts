import { useEffect } from "react";

/**
 * Ctrl+S (Cmd+S on a Mac) submits the form that has the focus, in place of the browser's own saving of the page. While
 * the focus is in no form, it submits that of the open dialog, else `fallback`.
 */
export function useSaveShortcut(fallback?: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    function submit(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      const saving = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!saving || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      // A question is open: it is answered first. Toasts of failures have the same role.
      const question = document.querySelector("[role=alertdialog]:not([role=region] *)");
      if (event.repeat || question) return;
      const dialog = document.querySelector("[role=dialog]");
      const focused = document.activeElement?.closest("form");
      const form = focused ?? dialog?.querySelector("form") ?? (dialog ? undefined : fallback?.current);
      form?.requestSubmit();
    }
    window.addEventListener("keydown", submit);
    return () => window.removeEventListener("keydown", submit);
  }, [fallback]);
}
