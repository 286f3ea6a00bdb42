import {
  createContext,
  Fragment,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Navigate } from "react-router";
import { serverMessages } from "#app/contract/replies.ts";
import { sessionAdminCalls } from "#app/features/staff/session/session-admin.calls.ts";
import { sendCall } from "#app/lib/call-api.ts";
import { removeDraftsOfOthers } from "./draft-storage.ts";
import {
  endSession,
  forgetPlace,
  readSession,
  renameUser,
  type SessionUser,
  type StoredSession,
  startSession,
  storePlace,
  watchSession,
} from "./session-storage.ts";

export type Auth = {
  /** True until the browser's storage has been read; always true on the server. */
  checking: boolean;
  isLoggedIn: boolean;
  user: SessionUser | undefined;
  /** Why the user has to sign in again, when the session ended by itself. */
  notice: string | undefined;
  login: (session: StoredSession) => void;
  /** Sets the user's new name, in every tab. */
  rename: (name: string) => void;
  /** Revokes the token and removes it here; the session gate then replaces the page with /login. */
  logout: () => void;
};

const AuthContext = createContext<Auth | undefined>(undefined);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [checking, setChecking] = useState(true);
  const [session, setSession] = useState<StoredSession>();
  const [notice, setNotice] = useState<string>();

  const last = useRef<StoredSession>(undefined);

  useEffect(() => {
    const read = () => {
      const next = readSession();
      if (next) removeDraftsOfOthers();
      last.current = next;
      setSession(next);
    };
    read();
    setChecking(false);
    return watchSession((end) => {
      // Expired, or ended in another tab. Signing out in this tab leaves nothing behind.
      if (last.current && !readSession() && end !== "signed-out") storePlace(last.current.user.email);
      read();
      setNotice(end === "expired" ? serverMessages.notSignedIn : undefined);
    });
  }, []);

  const logout = useCallback(() => {
    const token = readSession()?.token;
    // The local session ends at once, whatever the server replies.
    if (token) void sendCall(sessionAdminCalls.signOut, { token });
    endSession("signed-out");
  }, []);

  const auth = useMemo<Auth>(() => {
    const isLoggedIn = session !== undefined;
    const user = session?.user;
    return { checking, isLoggedIn, user, notice, login: startSession, rename: renameUser, logout };
  }, [checking, session, notice, logout]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** @throws outside an AuthProvider: SESSION-14 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

/**
 * Renders its children only for signed-in users. The server always renders the waiting state, so it sends no
 * dashboard content.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { checking, isLoggedIn, user } = useAuth();
  useEffect(() => {
    if (isLoggedIn) forgetPlace();
  }, [isLoggedIn]);
  if (checking) return <Waiting />;
  // What one account has open is never left to another that signs in in a second tab.
  return isLoggedIn ? <Fragment key={user?.email}>{children}</Fragment> : <Navigate to="/login" replace />;
}

/** What the server sends of the dashboard. */
export function Waiting() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-paper text-ink">
      <div>
        <p role="status">Loading...</p>
        <noscript>
          <p>The dashboard needs JavaScript, which is switched off in your browser.</p>
        </noscript>
      </div>
    </main>
  );
}
