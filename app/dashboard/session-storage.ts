/*
 * The session as the browser stores it (SESSION-04). Every tab reads the same place, so signing out
 * in one signs out in all.
 */

const tokenKey = "authToken";
const userKey = "authUser";

export type SessionUser = { name: string; email: string };
export type StoredSession = { token: string; user: SessionUser };
/** Why a session ended: the person asked, or the server no longer knows the token. */
export type SessionEnd = "signed-out" | "expired";

type Listener = (end?: SessionEnd) => void;
const listeners = new Set<Listener>();

/** The stored session; undefined unless both parts are there and readable. */
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
  for (const tell of listeners) tell();
}

/** Keeps the signed-in person's new name; nothing happens when nobody is signed in any more. */
export function renameUser(name: string): void {
  const session = readSession();
  if (session) startSession({ ...session, user: { ...session.user, name } });
}

export function endSession(end: SessionEnd): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  // Text kept for an unfinished form belongs to the person who leaves. An expired session keeps it, because the
  // same person signs in again.
  if (end === "signed-out") sessionStorage.clear();
  for (const tell of listeners) tell(end);
}

/** Tells of every change of the session, also of one made in another tab. @returns the way to stop listening */
export function watchSession(listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (key === null || key === tokenKey || key === userKey) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}
