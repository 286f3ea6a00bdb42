import { useEffect, useState, useSyncExternalStore } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { readPath } from "#app/contract/language.ts";

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

/**
 * Where a navigation that is under way leads; undefined when there is none. Its path is the English one, as that of
 * `useLocation`: in the router's own state it still has the prefix of the language.
 */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation();
  return location && { ...location, pathname: readPath(location.pathname).path };
}

/** The same while another view of this page loads: another filter, section or place in a list. */
export function usePendingView(): Location | undefined {
  const { pathname } = useLocation();
  const next = usePendingLocation();
  return next?.pathname === pathname ? next : undefined;
}
