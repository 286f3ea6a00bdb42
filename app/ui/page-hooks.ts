import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * True once `active` has lasted `milliseconds`, false as soon as it ends: avoids flashing a loading state.
 */
export function useDelayed(active: boolean, milliseconds = 150): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, milliseconds]);
  return active && elapsed;
}

/** The value, or the last one that was defined. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

const never = () => () => {};

/** Whether the page is hydrated: false on the server and while hydrating, so that both render the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
