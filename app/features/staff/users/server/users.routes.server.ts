import type { FastifyInstance } from "fastify";
import { permissionsOf } from "#app/contract/permissions.ts";
import { serverMessages, succeed } from "#app/contract/replies.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { usersMessages } from "#app/features/staff/users/users.messages.ts";
import * as schema from "#app/features/staff/users/users.schema.ts";
import {
  invitationMessages,
  invitationsPerHour,
} from "#app/features/staff/users/users-invitations.messages.ts";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { holdersOf } from "#server/db/roles.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { lacksSecondFactor, signedIn } from "#server/http/session-check.ts";
import { namesOff } from "#server/parts.ts";
import { addUser, editUser, removeUser, type UserFault } from "./users.service.server.ts";
import { findUser, listUsers } from "./users.store.server.ts";
import {
  type InvitationFault,
  inviteAgain,
  inviteUser,
  withdrawInvitation,
} from "./users-invitations.service.server.ts";
import { findInvitation, listInvitations } from "./users-invitations.store.server.ts";

const faultReplies: Record<UserFault, { status: 401 | 404 | 409 | 422; message: string }> = {
  "signed out": { status: 401, message: serverMessages.notSignedIn },
  missing: { status: 404, message: usersMessages.notFound },
  taken: { status: 409, message: usersMessages.taken },
  oneself: { status: 409, message: usersMessages.disableOneself },
  last: { status: 409, message: usersMessages.disableLast },
  common: { status: 422, message: passwordMessages.tooCommon },
  "last administrator": { status: 409, message: usersMessages.lastAdministrator },
  changed: { status: 409, message: usersMessages.rolesChanged },
};
const removalReplies: typeof faultReplies = {
  ...faultReplies,
  oneself: { status: 409, message: usersMessages.removeOneself },
  last: { status: 409, message: usersMessages.removeLast },
};

export function usersRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  /** Name and address are not stored a second time. */
  const keepUserId = {
    keep: ({ user, ...reply }: Record<string, unknown>) => ({ ...reply, id: (user as schema.User).id }),
    async restore({ id, ...reply }: Record<string, unknown>) {
      const user = await findUser(db, Number(id));
      return user && { ...reply, user };
    },
  };

  addRoute(app, usersCalls.listUsers, {
    description: "Everybody who may sign in, without passwords.",
    query: schema.listUsersQuery,
    reply: schema.listUsersReply,
    handler: async (request, reply) => pageOf(reply, await listUsers(db, request.query)).users,
  });

  addRoute(app, usersCalls.readOwnUser, {
    description: "The roles of whoever asks, what they allow, and who can change them.",
    reply: schema.readOwnUserReply,
    handler: async (request) => {
      const session = signedIn(request);
      const { userId: id, name, email, roles } = session;
      const administrators = (await holdersOf(db, "users:write")).map((holder) => holder.name);
      const permissions = [...permissionsOf(roles)];
      return succeed({
        user: { id, name, email, roles: [...roles] },
        permissions,
        parts_off: [...(await namesOff(db))],
        administrators,
        second_factor: {
          needed: lacksSecondFactor(session, deps.clock.now()),
          due: session.secondFactorDue?.toISOString() ?? null,
        },
      });
    },
  });

  addRoute(app, usersCalls.createUser, {
    description: "Adds a person who may sign in.",
    body: schema.userForm,
    reply: schema.createUserReply,
    status: [201, 202],
    once: keepUserId,
    handler: async (request, reply) => {
      const added = await addUser(deps, signedIn(request), request.body);
      if ("fault" in added) return refuseWith(reply, faultReplies[added.fault]);
      const { user, waits } = added;
      return reply.code(waits ? 202 : 201).send(succeed({ message: waits ?? usersMessages.created, user }));
    },
  });

  addRoute(app, usersCalls.updateUser, {
    description:
      "Changes a user, or disables or enables one. Nobody can disable themselves. Another address, password or role, and disabling and enabling, need a recent proof of who asks.",
    body: schema.userUpdate,
    status: [200, 202],
    handler: async (request, reply) => {
      const result = await editUser(deps, signedIn(request), request.body);
      if (result && "refused" in result) return refuseWith(reply, result.refused);
      if (result && "fault" in result) return refuseWith(reply, faultReplies[result.fault]);
      if (result) return reply.code(202).send(succeed({ message: result.waits }));
      return succeed({ message: usersMessages.updated });
    },
  });

  addRoute(app, usersCalls.deleteUser, {
    // The sign-in shows whether anybody has a passkey.
    config: { changesPages: true },
    description: "Removes a user, never oneself and never the last one.",
    body: schema.userRemoval,
    handler: async (request, reply) => {
      const refused = await removeUser(deps, signedIn(request), request.body.id);
      if (refused) return refuseWith(reply, removalReplies[refused.fault]);
      return succeed({ message: usersMessages.deleted });
    },
  });

  invitationRoutes(app, deps);
}

const invitationReplies: Record<InvitationFault, { status: 404 | 409; message: string }> = {
  taken: { status: 409, message: invitationMessages.taken },
  invited: { status: 409, message: invitationMessages.invited },
  "too many": { status: 409, message: invitationMessages.tooMany },
  missing: { status: 404, message: invitationMessages.notFound },
};

function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const sent = createRateLimit(deps, { name: "invitations", max: invitationsPerHour, seconds: 60 * 60 });
  const said = (invited: { invitation: schema.Invitation; link?: string }) =>
    succeed({
      ...invited,
      message:
        invited.link === undefined
          ? invitationMessages.mailed(invited.invitation.email)
          : invitationMessages.linked,
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
      if ("fault" in invited) return refuseWith(reply, invitationReplies[invited.fault]);
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
      if ("fault" in invited) return refuseWith(reply, invitationReplies[invited.fault]);
      return said(invited);
    },
  });

  addAct(app, deps, usersCalls.deleteInvitation, {
    description: "Its link opens nothing any more.",
    body: schema.namedInvitation,
    act: withdrawInvitation,
    message: invitationMessages.withdrawn,
  });
}
