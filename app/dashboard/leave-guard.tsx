import { useEffect, useId } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

const unsaved = new Set<string>();

/** Whether leaving now would lose changes. */
export const hasUnsavedChanges = () => unsaved.size > 0;

/** Notes that a part of the page has changes that are not saved; the browser asks before it closes the tab. */
export function useUnsavedChanges(changed: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(id);
    window.addEventListener("beforeunload", ask);
    return () => {
      unsaved.delete(id);
      window.removeEventListener("beforeunload", ask);
    };
  }, [changed, id]);
}

type LeaveGuardProps = {
  unsaved: boolean;
  /** Leaving was chosen: what is stored of the changes can go. */
  onLeave?: () => void;
};

/**
 * Asks before the person leaves a page with changes that are not saved: by a link or the Back button with our
 * own dialog, by closing the tab with the browser's.
 */
export function LeaveGuard({ unsaved: guarding, onLeave }: LeaveGuardProps) {
  useUnsavedChanges(guarding);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guarding && currentLocation.pathname !== nextLocation.pathname,
  );

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>This page has changes that are not saved. Leaving discards them.</p>
    </ConfirmDialog>
  );
}
