import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, type callQuery } from "#app/dashboard/call.ts";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { EmailText } from "#app/dashboard/email-text.tsx";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { roleLabels } from "#app/features/staff/users/users.messages.ts";
import type { Invitation } from "#app/features/staff/users/users.schema.ts";
import { invitationMessages as messages } from "#app/features/staff/users/users-invitations.messages.ts";
import { formatTime } from "#app/lib/dates.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import type { HandedOver } from "./invite-dialog.tsx";

type InvitationListProps = {
  query: ReturnType<typeof callQuery<typeof usersCalls.listInvitations>>;
  refresh: () => Promise<unknown>;
  onLink: (made: HandedOver) => void;
};

/** Who is invited, by whom and until when. Nothing while nobody is. */
export function InvitationList({ query, refresh, onLink }: InvitationListProps) {
  const { data, error, isFetching, refetch } = useQuery(query);
  const [withdrawn, setWithdrawn] = useState<Invitation>();
  const invitations = data?.invitations ?? [];
  if (invitations.length === 0 && !error) return null;
  return (
    <section aria-labelledby="invitations" className="mt-8">
      <h2 id="invitations" className="mb-3 text-xl">
        Invitations
      </h2>
      <RetryLine error={error} busy={isFetching} onRetry={refetch} />
      <ul className="border border-rule bg-raised">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule px-4 py-3 first:border-t-0"
          >
            <InvitationLines invitation={invitation} />
            <span className="flex flex-wrap gap-2">
              <MayCall to={usersCalls.renewInvitation}>
                <SendAgain invitation={invitation} refresh={refresh} onLink={onLink} />
              </MayCall>
              <MayCall to={usersCalls.deleteInvitation}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Withdraw the invitation of ${invitation.name}`}
                  onClick={() => setWithdrawn(invitation)}
                >
                  Withdraw
                </Button>
              </MayCall>
            </span>
          </li>
        ))}
      </ul>
      {withdrawn && (
        <DeletionDialog
          title="Withdraw this invitation?"
          question="Its link opens nothing any more."
          name={`${withdrawn.name}, ${withdrawn.email}`}
          confirm="Withdraw"
          busy="Withdrawing..."
          remove={() =>
            call(usersCalls.deleteInvitation, {
              body: { id: withdrawn.id },
              texts: { failed: messages.withdrawFailed },
            })
          }
          done={messages.withdrawn}
          refresh={refresh}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </section>
  );
}

function InvitationLines({ invitation }: { invitation: Invitation }) {
  const { name, email, roles, invited_by, ends_at, ended } = invitation;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <bdi className="font-semibold">{name}</bdi>
        {ended && <StatusPill tone="faded">Link ended</StatusPill>}
      </p>
      <p className="text-sm wrap-anywhere text-soft">
        <EmailText text={email} /> · {roleLabels(roles)}
      </p>
      <p className="text-sm text-soft">
        Invited by <bdi>{invited_by}</bdi>, {ended ? "until" : "open until"}{" "}
        <span className="figures">{formatTime(ends_at)}</span>
      </p>
    </div>
  );
}

function SendAgain({
  invitation: { id, name },
  refresh,
  onLink,
}: Omit<InvitationListProps, "query"> & { invitation: Invitation }) {
  const { works } = useSiteMail();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const title = works ? "Send again" : "New link";

  async function send() {
    setBusy(true);
    const reply = await call(usersCalls.renewInvitation, {
      body: { id },
      texts: { failed: messages.sendFailed },
    });
    setBusy(false);
    if (!reply.ok) toast.error(reply.message);
    else if (reply.body.link !== undefined) onLink({ name, link: reply.body.link });
    else toast.success(reply.body.message ?? messages.made);
    await refresh();
  }

  return (
    <Button
      variant="quiet"
      size="small"
      disabled={busy}
      aria-label={`${title}: ${name}`}
      onClick={() => void send()}
    >
      {title}
    </Button>
  );
}
