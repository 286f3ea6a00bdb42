import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/dialog.tsx";

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

type Guard = { id: string; onLeave: () => void };
/** The guards with unsaved changes. The last one asks for all, since a router has one blocker at a time. */
let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();

function setGuards(next: readonly Guard[]): void {
  guards = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks before the person leaves a page with changes that are not saved: by a link or the Back button with our
 * own dialog, by closing the tab with the browser's.
 */
export function LeaveGuard({ unsaved: guarding, onLeave }: LeaveGuardProps) {
  useUnsavedChanges(guarding);
  const id = useId();
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    if (!guarding) return;
    setGuards([...guards, { id, onLeave: () => latest.current?.() }]);
    return () => setGuards(guards.filter((guard) => guard.id !== id));
  }, [guarding, id]);
  const asks = useSyncExternalStore(
    subscribe,
    () => guards.at(-1)?.id === id,
    () => false,
  );
  return asks && <LeaveQuestion />;
}

function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => {
        for (const { onLeave } of guards) onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>This page has changes that are not saved. Leaving discards them.</p>
    </ConfirmDialog>
  );
}
