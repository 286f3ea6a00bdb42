import { roleLabels } from "#app/features/staff/users/users.messages.ts";
import type { Invitation, InvitationForm } from "#app/features/staff/users/users.schema.ts";
import {
  invitationHours,
  maxInvitations,
  invitationMessages as messages,
} from "#app/features/staff/users/users-invitations.messages.ts";
import { formatTime } from "#app/lib/dates.ts";
import { holdAccess, noteSetUp } from "#server/approval-controls.ts";
import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import { requireLiveSession } from "#server/db/live-session.ts";
import { storedRoles } from "#server/db/roles.ts";
import { openSession } from "#server/db/sessions.ts";
import type { Deps } from "#server/deps.ts";
import { recorded } from "#server/http/add-act.ts";
import type { Session } from "#server/http/session-check.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { hashPassword, isCommonPassword } from "#server/passwords.ts";
import { createUser, isUserWith } from "./users.store.server.ts";
import { letSignIn } from "./users-access.server.ts";
import {
  clearInvitation,
  countInvitations,
  createInvitation,
  findInvitation,
  openInvitation,
  renewInvitation,
  takeInvitation,
} from "./users-invitations.store.server.ts";

const noun = "invitation";

export type InvitationFault = "taken" | "invited" | "too many" | "missing";
/** A session as the browser keeps it. */
export type NewSession = { token: string; user: { name: string; email: string } };
/** `link` only where no mail goes: it is known this once. */
type Invited = { invitation: Invitation; link?: string };

/** Invites somebody, by a mail in the same transaction or by a link to hand over. */
export async function inviteUser(
  deps: Deps,
  who: Session,
  { name, email, roles }: InvitationForm,
): Promise<Invited | { fault: InvitationFault }> {
  const { db, clock } = deps;
  const foundation = await nameOfFoundation(deps);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    // Held first, as by whoever disables a user and ends their invitations.
    await requireLiveSession(trx, who);
    if (await isUserWith(trx, email)) return { fault: "taken" };
    await clearInvitation(trx, email, { endedBy: now });
    if ((await countInvitations(trx)) >= maxInvitations) return { fault: "too many" };
    const row = { name, email, roles: storedRoles(roles), invited_by: who.userId };
    const made = await createInvitation(trx, { ...row, invited_at: now.toISOString() }, now);
    if (!made) return { fault: "invited" };
    const after = { name, email, roles };
    await recordChange(trx, now, who, { action: "create", noun, id: made.id, after });
    return handOver(deps, trx, now, who, { ...made, foundation });
  });
}

/** A new link for an invitation, and the end of the one before. Whoever sends it again is who invites. */
export async function inviteAgain(
  deps: Deps,
  who: Session,
  id: number,
): Promise<Invited | { fault: InvitationFault }> {
  const { db, clock } = deps;
  const foundation = await nameOfFoundation(deps);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    await requireLiveSession(trx, who);
    if (!(await lockRow(trx, "invitations", "name", id))) return { fault: "missing" };
    const token = await renewInvitation(trx, id, who.userId, now);
    await recordChange(trx, now, who, { action: "send again", noun, id });
    return handOver(deps, trx, now, who, { id, token, foundation });
  });
}

export const withdrawInvitation = recorded(async (trx, _now, { id }: { id: number }, who) => {
  await requireLiveSession(trx, who);
  const row = await takeInvitation(trx, id);
  if (!row) return { status: 404, message: messages.notFound };
  return { action: "withdraw", noun, id, before: { name: row.name, email: row.email } };
});

/**
 * Makes the invited a user, with the password that they chose. The invitation is taken away in the same transaction: of
 * two who come with one link, one is too late. A commonplace password does not use it up. Where new users wait for a
 * second person, so does this one (APPROVE-01). Everybody else is signed in.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, password }: { token: string; password: string },
  device: string,
): Promise<NewSession | "waits" | "dead link" | "common password" | "taken"> {
  const { db, clock } = deps;
  // Looked up before hashing, which is made to be slow: a made-up link must not cost us that.
  const invitation = await openInvitation(db, token, clock.now());
  if (!invitation) return "dead link";
  if (await isCommonPassword(password)) return "common password";
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await holdAccess(deps, trx);
    const now = clock.now();
    const open = await openInvitation(trx, token, now);
    const row = open && (await takeInvitation(trx, open.id));
    if (!row) return "dead link";
    const { name, email, roles } = row;
    const user = await createUser(trx, { name, email, roles, password_hash }, now);
    if (!user) return "taken";
    await recordChange(
      trx,
      now,
      { userId: user.id, name: user.name },
      {
        action: "accept invitation",
        noun: "user",
        id: user.id,
        after: { name, email, roles: user.roles, password: "set", invited_by: open.invited_by },
      },
    );
    await noteSetUp(trx, now, user.id, row.invited_by);
    const inviter = { userId: row.invited_by, name: open.invited_by };
    if (await letSignIn(deps, trx, now, inviter, user)) return "waits";
    return { token: await openSession(trx, user, now, { device }), user: { name, email } };
  });
}

const nameOfFoundation = async (deps: Deps) => (await readContent(deps, "identity")).name;

/** Mails the link, or returns it where no mail server is set. */
async function handOver(
  { env }: Deps,
  trx: Db,
  now: Date,
  who: Session,
  { id, token, foundation }: { id: number; token: string; foundation: string },
): Promise<Invited> {
  const invitation = await findInvitation(trx, id, now);
  if (!invitation) throw new Error("An invitation that was just written is not there");
  const link = `${env.siteUrl}/invitation?token=${token}`;
  if (env.mail.url === undefined) return { invitation, link };
  await queueMail(trx, now, {
    to: invitation.email,
    replyTo: who.email,
    content: {
      subject: `An account at ${foundation}`,
      greeting: `Dear ${invitation.name},`,
      paragraphs: [
        `${who.name} invites you to work on the website of ${foundation}, as ${roleLabels(invitation.roles)}.`,
        `The link works once, for ${invitationHours} hours: until ${formatTime(invitation.ends_at)} in Karachi. If you did not expect it, ignore this email.`,
      ],
      action: { label: "Choose your password", url: link },
    },
  });
  return { invitation };
}
