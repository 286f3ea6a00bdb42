import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type EndpointName, endpoints } from "#app/contract/endpoints.ts";
import { type Access, allows, type Permission, permissionsOf, type Role } from "#app/contract/permissions.ts";
import { refuse, serverMessages } from "#app/contract/replies.ts";

/** A live session and its user. */
export type FoundSession = {
  userId: number;
  name: string;
  email: string;
  tokenHash: string;
  /** When the user signed in. */
  startedAt: Date;
  roles: readonly Role[];
};
/** The signed-in user of a request. */
export type Session = FoundSession & {
  /** What the call needs: looked at again in the transaction of a write (`requireLiveSession`). */
  access: Access;
  /** What this user approves was asked for by somebody else (server/approvals.ts). */
  approves?: { askedBy: string };
};
export type FindSession = (token: string) => Promise<FoundSession | undefined>;

declare module "fastify" {
  interface FastifyRequest {
    /** Set when the request has a valid token. */
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointName;
    /** A call that is no GET and yet writes nothing: cached pages stay. */
    changesNothing?: boolean;
  }
}

/**
 * Checks the access of every endpoint: a call of staff without a valid token is refused, and so is any call with an
 * invalid token, so that nobody mistakes a visitor's view for that of staff. So is a call whose permission no role of
 * the user has (ROLE-01). The session is looked up when the headers have come, and again when the body has, which may be
 * much later. Writes look once more, in their transaction (`recordChange`).
 */
export function checkSessions(app: FastifyInstance, findSession: FindSession): void {
  app.decorateRequest("session", undefined);
  const check = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = request.routeOptions.config.endpoint;
    if (!name) return;
    const { authorization } = request.headers;
    const { access } = endpoints[name];
    if (authorization !== undefined) {
      const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
      const found = token ? await findSession(token) : undefined;
      request.session = found && { ...found, access };
    }
    const { session } = request;
    if (
      session
        ? allows(permissionsOf(session.roles), access)
        : authorization === undefined && access === "public"
    )
      return;
    if (session) {
      request.log.info({ endpoint: name, userId: session.userId }, "refused: no permission");
      return reply.code(403).send(refuse(serverMessages.noPermission));
    }
    // At a level that is written: the line of an answered GET is for debugging only.
    request.log.info({ endpoint: name, withToken: authorization !== undefined }, "refused: no live session");
    reply.header("www-authenticate", "Bearer");
    return reply.code(401).send(refuse(serverMessages.notSignedIn));
  };
  app.addHook("onRequest", check);
  app.addHook("preHandler", async (request, reply) => {
    if (request.session && request.method !== "GET" && request.method !== "HEAD")
      return check(request, reply);
  });
}

/** The user of a call of staff; the hook above has checked that there is one. */
export function signedIn(request: FastifyRequest): Session {
  if (!request.session) throw new Error("A call of staff came through without a session");
  return request.session;
}

/** Whether somebody is signed in who has a permission, beyond what the call itself needs. */
export const may = (request: FastifyRequest, permission: Permission): boolean =>
  request.session !== undefined && allows(permissionsOf(request.session.roles), permission);

/** The user, if a permission that only the call's content tells is held, too. Writes look again at that one. */
export const signedInWith = (request: FastifyRequest, access: Permission): Session | undefined =>
  may(request, access) ? { ...signedIn(request), access } : undefined;

/** How long after a sign-in the current password is not required. */
const freshFor = 15 * 60_000;

export const hasJustSignedIn = ({ startedAt }: Session, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < freshFor;
