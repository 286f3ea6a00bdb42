import { Fragment, type ReactNode, useEffect } from "react";
import { Navigate } from "react-router";
import { forgetPlace } from "./return-place.ts";
import { useAuth } from "./session.tsx";

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
