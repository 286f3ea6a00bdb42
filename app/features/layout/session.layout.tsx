import { Outlet } from "react-router";
import { AuthProvider } from "#app/dashboard/session.tsx";

/** The layout of /login and the dashboard, which share one session. Not for search engines. */
export default function SessionLayout() {
  return (
    <AuthProvider>
      <meta name="robots" content="noindex" />
      <Outlet />
    </AuthProvider>
  );
}
