/*
 * The session as the browser stores it (SESSION-04). Every tab reads the same place, so signing out
 * in one signs out in all.
 */

const tokenKey = "authToken";
const userKey = "authUser";

export type SessionUser = { name: string; email: string };
export type StoredSession = { token: string; user: SessionUser };
/** Why a session ended: the user signed out, or the server no longer accepts the token. */
export type SessionEnd = "signed-out" | "expired";

type Listener = (end?: SessionEnd) => void;
const listeners = new Set<Listener>();

/** The stored session; undefined unless both keys are present and valid. */
export function readSession(): StoredSession | undefined {
  const token = localStorage.getItem(tokenKey);
  const user = parseUser(localStorage.getItem(userKey));
  return token && user ? { token, user } : undefined;
}

function parseUser(text: string | null): SessionUser | undefined {
  try {
    const user: unknown = JSON.parse(text ?? "null");
    if (typeof user !== "object" || user === null) return undefined;
    const { name, email } = user as Partial<SessionUser>;
    return typeof name === "string" && typeof email === "string" ? { name, email } : undefined;
  } catch {
    return undefined;
  }
}

export function startSession({ token, user }: StoredSession): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
  for (const listener of listeners) listener();
}

/** Stores the user's new name; does nothing when nobody is signed in. */
export function renameUser(name: string): void {
  const session = readSession();
  if (session) startSession({ ...session, user: { ...session.user, name } });
}

export function endSession(end: SessionEnd): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  // Signing out removes unsaved drafts. An expired session keeps them, because the same user signs in again.
  if (end === "signed-out") sessionStorage.clear();
  for (const listener of listeners) listener(end);
}

/** Subscribes to changes of the session, in other tabs too. @returns the function that unsubscribes */
export function watchSession(listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === null || key === tokenKey || key === userKey) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

/*
 * Where an administrator was when the session ended by itself, stored for this tab. Whoever signs in again with the
 * same account goes on there.
 */

const placeKey = "dashboard-place";
type Place = { owner: string; address: string };

/** Stores the page's address, which says what is open and filtered. */
export function storePlace(owner: string): void {
  const { pathname, search } = window.location;
  if (!/^\/dashboard(\/|$)/.test(pathname)) return;
  sessionStorage.setItem(placeKey, JSON.stringify({ owner, address: pathname + search } satisfies Place));
}

/** The address to go on at after signing in: the overview by default. */
export function placeToReturn(): string {
  const { owner, address } = JSON.parse(sessionStorage.getItem(placeKey) ?? "{}") as Partial<Place>;
  return address && owner === readSession()?.user.email ? address : "/dashboard";
}

export const forgetPlace = () => sessionStorage.removeItem(placeKey);
