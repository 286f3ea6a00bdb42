import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useAuth } from "./session.tsx";

/**
 * Renders its children only for signed-in users. The server always renders the waiting state, so it sends no
 * dashboard content.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { checking, isLoggedIn } = useAuth();
  if (checking) return <Waiting />;
  return isLoggedIn ? children : <Navigate to="/login" replace />;
}

export function Waiting() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-paper text-ink">
      <div>
        <p role="status">Loading...</p>
        <noscript>
          <p>The dashboard needs JavaScript, which is switched off here.</p>
        </noscript>
      </div>
    </main>
  );
}
