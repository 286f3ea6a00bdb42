import { type Location, useLocation, useNavigation } from "react-router";
import { readPath } from "#app/contract/language.ts";

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
