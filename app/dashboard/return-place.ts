import { readSession } from "./session-storage.ts";

/*
 * Where an administrator was when the session ended by itself, stored for this tab. Whoever signs in again with the
 * same account goes on there.
 */

const key = "dashboard-place";
type Place = { owner: string; address: string };

/** Stores the page's address, which says what is open and filtered. */
export function storePlace(owner: string): void {
  const { pathname, search } = window.location;
  if (!/^\/dashboard(\/|$)/.test(pathname)) return;
  sessionStorage.setItem(key, JSON.stringify({ owner, address: pathname + search } satisfies Place));
}

/** The address to go on at after signing in: the overview by default. */
export function placeToReturn(): string {
  const { owner, address } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Place>;
  return address && owner === readSession()?.user.email ? address : "/dashboard";
}

export const forgetPlace = () => sessionStorage.removeItem(key);
