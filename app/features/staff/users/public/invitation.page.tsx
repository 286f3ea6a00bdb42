import { useEffect } from "react";
import { Navigate } from "react-router";
import { roleTexts } from "#app/contract/permissions.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import {
  loadInvitationPage,
  sendInvitationPage,
} from "#app/features/staff/users/server/invitation-page.server.ts";
import { invitationMessages as messages } from "#app/features/staff/users/users-invitations.messages.ts";
import { formatTime } from "#app/lib/dates.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { NewPasswordForm, SessionFrame } from "#app/site/session-frame.tsx";
import { LineLink, LinkButton } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/invitation.page.ts";

export const loader = ({ context, request }: Route.LoaderArgs) => loadInvitationPage(context, request);
export const action = ({ context, request }: Route.ActionArgs) => sendInvitationPage(context, request);

export const meta = () => dashboardMeta("Invitation");

export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  new Headers([...actionHeaders, ...Object.entries(privatePage)]);

/** Where somebody who was invited chooses a password and becomes a user, signed in at once: USER-06. */
export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const session = actionData?.session;
  const { checking, isLoggedIn, user, login } = useAuth();
  useEffect(() => {
    // Whoever else is signed in here stays so.
    if (session && !checking && !isLoggedIn) login(session);
  }, [session, checking, isLoggedIn, login]);
  if (session && user?.email === session.user.email) return <Navigate to="/dashboard" replace />;
  if (actionData?.good) {
    return (
      <SessionFrame title="Welcome">
        <p role="status" className="mt-4 text-lg">
          {actionData.message}
        </p>
        <p className="mt-8">
          <LinkButton to="/login">Sign in</LinkButton>
        </p>
      </SessionFrame>
    );
  }
  const opened = actionData ? actionData.opened : loaderData.opened;
  if (!opened) {
    return (
      <SessionFrame title="Invitation">
        <div className="mt-6">
          <Notice tone="bad" role={actionData ? "alert" : undefined}>
            {actionData?.message ?? messages.dead}
          </Notice>
        </div>
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
          <LineLink to="/login">Sign in</LineLink>
          <LineLink to="/">To the home page</LineLink>
        </p>
      </SessionFrame>
    );
  }
  const held = opened.roles.map((role) => roleTexts[role].label).join(", ");
  return (
    <SessionFrame title="Choose your password">
      <p className="mt-4">
        <bdi className="font-semibold">{opened.invited_by}</bdi> invites you,{" "}
        <bdi className="font-semibold">{opened.name}</bdi>, as {held}. You will sign in with{" "}
        <span className="font-semibold wrap-anywhere">{opened.email}</span>.
      </p>
      <NewPasswordForm
        action="/invitation"
        token={opened.token}
        email={opened.email}
        fault={actionData?.message}
        save="Create my account"
      />
      <p className="mt-6 text-sm text-soft">
        The link works once, until {formatTime(opened.ends_at)} in Karachi.
      </p>
    </SessionFrame>
  );
}
