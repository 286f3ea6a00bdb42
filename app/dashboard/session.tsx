import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { serverMessages } from "#app/contract/replies.ts";
import { callApi } from "#app/lib/call-api.ts";
import {
  endSession,
  readSession,
  type SessionUser,
  type StoredSession,
  startSession,
  watchSession,
} from "./session-storage.ts";

export type Auth = {
  /** True until the browser's storage has been read; the server never gets past it. */
  checking: boolean;
  isLoggedIn: boolean;
  user: SessionUser | undefined;
  login: (session: StoredSession) => void;
  /** Revokes the token, forgets it here and goes to /login. */
  logout: () => void;
};

/** What /login may find in its navigation state: why the person is there again. */
export type LoginState = { message?: string };

const AuthContext = createContext<Auth | undefined>(undefined);

export function AuthProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [checking, setChecking] = useState(true);
  const [session, setSession] = useState<StoredSession>();

  useEffect(() => {
    const readAgain = () => setSession(readSession());
    readAgain();
    setChecking(false);
    return watchSession((end) => {
      readAgain();
      if (!end) return;
      const state: LoginState = end === "expired" ? { message: serverMessages.notSignedIn } : {};
      void navigate("/login", { replace: true, state });
    });
  }, [navigate]);

  const logout = useCallback(() => {
    const token = readSession()?.token;
    // The person leaves at once; the server's answer changes nothing for them.
    if (token) void callApi("signOut", { token });
    endSession("signed-out");
  }, []);

  const auth = useMemo<Auth>(
    () => ({ checking, isLoggedIn: session !== undefined, user: session?.user, login: startSession, logout }),
    [checking, session, logout],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** @throws outside an AuthProvider, in the seeds' words */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
