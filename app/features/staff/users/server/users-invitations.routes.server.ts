import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import {
  invitationsPerHour,
  invitationMessages as messages,
} from "#app/features/staff/users/users-invitations.messages.ts";
import * as schema from "#app/features/staff/users/users-invitations.schema.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { signedIn } from "#server/http/session-check.ts";
import {
  type InvitationFault,
  inviteAgain,
  inviteUser,
  withdrawInvitation,
} from "./users-invitations.service.server.ts";
import { findInvitation, listInvitations } from "./users-invitations.store.server.ts";

const refusals: Record<InvitationFault, { status: 404 | 409; message: string }> = {
  taken: { status: 409, message: messages.taken },
  invited: { status: 409, message: messages.invited },
  "too many": { status: 409, message: messages.tooMany },
  missing: { status: 404, message: messages.notFound },
};

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const sent = createRateLimit(deps, { name: "invitations", max: invitationsPerHour, seconds: 60 * 60 });
  const said = (invited: { invitation: schema.Invitation; link?: string }) =>
    succeed({
      ...invited,
      message: invited.link === undefined ? messages.mailed(invited.invitation.email) : messages.linked,
    });

  addRoute(app, usersCalls.listInvitations, {
    description: "Who was asked to become a user, by whom and until when; those whose time is over, too.",
    reply: schema.listInvitationsReply,
    handler: async () => succeed({ invitations: await listInvitations(db, clock.now()) }),
  });

  addRoute(app, usersCalls.createInvitation, {
    description:
      "Mails a link with which the invited chooses a password, once and within 72 hours. Without a mail server the reply has the link, to be handed over.",
    body: schema.invitationForm,
    reply: schema.invitedReply,
    refuses: [429],
    status: 201,
    // The link is told once. Name and address are not stored a second time.
    once: {
      keep: ({ invitation, link: _link, message: _message, ...reply }) => ({
        ...reply,
        id: (invitation as schema.Invitation).id,
      }),
      async restore({ id, ...reply }) {
        const invitation = await findInvitation(db, Number(id), clock.now());
        return invitation && { ...reply, invitation };
      },
    },
    handler: async (request, reply) => {
      const who = signedIn(request);
      const wait = await sent.take(String(who.userId));
      if (wait) return refuseTooMany(reply, wait);
      const invited = await inviteUser(deps, who, request.body);
      if ("fault" in invited) return refuseWith(reply, refusals[invited.fault]);
      return reply.code(201).send(said(invited));
    },
  });

  addRoute(app, usersCalls.renewInvitation, {
    description: "Makes a new link, for 72 hours, and ends the one before.",
    body: schema.namedInvitation,
    reply: schema.invitedReply,
    refuses: [429],
    handler: async (request, reply) => {
      const who = signedIn(request);
      const wait = await sent.take(String(who.userId));
      if (wait) return refuseTooMany(reply, wait);
      const invited = await inviteAgain(deps, who, request.body.id);
      if ("fault" in invited) return refuseWith(reply, refusals[invited.fault]);
      return said(invited);
    },
  });

  addAct(app, deps, usersCalls.deleteInvitation, {
    description: "Its link opens nothing any more.",
    body: schema.namedInvitation,
    act: withdrawInvitation,
    message: messages.withdrawn,
  });
}
