import { Navigate } from "react-router";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { placeToReturn } from "#app/dashboard/return-place.ts";
import { useAuth } from "#app/dashboard/session.tsx";
import { publicPage } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { siteOf, useIdentity } from "#app/site/identity.ts";
import type { Route } from "./+types/login.page.ts";
import { LoginForm } from "./login-form.tsx";
import { SessionFrame } from "./session-frame.tsx";

export const loader = ({ context }: Route.LoaderArgs) => ({
  mails: services(context).env.mail.url !== undefined,
});

export const meta: Route.MetaFunction = ({ matches }) => [
  ...dashboardMeta("Admin Login"),
  { name: "description", content: `Sign-in for the staff of ${siteOf(matches).identity.name}.` },
];

export const headers = () => publicPage;

/**
 * Signed-in users are redirected to the dashboard, replacing the history entry: to where they were when their session
 * ended by itself.
 */
export default function LoginPage({ loaderData: { mails } }: Pick<Route.ComponentProps, "loaderData">) {
  const { isLoggedIn } = useAuth();
  const { name } = useIdentity();
  if (isLoggedIn) return <Navigate to={placeToReturn()} replace />;
  return (
    <SessionFrame title="Admin Login">
      <p className="mt-2 mb-8 text-soft">For the staff of {name}.</p>
      <LoginForm mails={mails} />
      {!mails && (
        <p className="mt-6 text-sm text-soft">
          Forgotten your password? Another administrator can set a new one for you.
        </p>
      )}
      <noscript>
        <p className="mt-6 text-sm text-pomegranate">
          Signing in needs JavaScript, which is switched off in your browser.
        </p>
      </noscript>
    </SessionFrame>
  );
}
