import { Outlet } from "react-router";
import { AuthProvider } from "#app/dashboard/session.tsx";

/** Around /login and the dashboard, which share one session. Nothing here is for search engines. */
export default function SessionLayout() {
  return (
    <AuthProvider>
      <meta name="robots" content="noindex" />
      <Outlet />
    </AuthProvider>
  );
}
