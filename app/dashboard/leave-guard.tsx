import { useEffect, useId } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

const unsaved = new Set<string>();

/** Whether leaving now would lose changes. */
export const hasUnsavedChanges = () => unsaved.size > 0;

/**
 * Asks before the user leaves a page with unsaved changes: by our own dialog for links and Back, by the
 * browser's when the tab is closed.
 */
export function LeaveGuard({ unsaved: guarding }: { unsaved: boolean }) {
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guarding && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!guarding) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(id);
    window.addEventListener("beforeunload", ask);
    return () => {
      unsaved.delete(id);
      window.removeEventListener("beforeunload", ask);
    };
  }, [guarding, id]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>This page has changes that are not saved. Leaving discards them.</p>
    </ConfirmDialog>
  );
}
