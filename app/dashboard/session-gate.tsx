import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useAuth } from "./session.tsx";

/** Lets only the signed-in through. The server always draws the waiting state, so no content leaks from here. */
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
