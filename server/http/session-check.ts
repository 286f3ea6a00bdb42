import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "#app/contract/call.ts";
import { type Access, allows, type Permission, permissionsOf, type Role } from "#app/contract/permissions.ts";
import { proofs } from "#app/contract/proofs.ts";
import { type Needed, refuse, serverMessages } from "#app/contract/replies.ts";
import type { Clock } from "#server/clock.ts";

/** A live session and its user. */
export type FoundSession = {
  userId: number;
  name: string;
  email: string;
  tokenHash: string;
  /** When the user signed in. */
  startedAt: Date;
  /** When they last proved who they are: at the sign-in, or when they were asked again. */
  provedAt: Date;
  roles: readonly Role[];
  /** From when they may do nothing but set up a second factor; undefined: they have one, or need none. */
  secondFactorDue: Date | undefined;
};
/** The signed-in user of a request. */
export type Session = FoundSession & {
  /** What the call needs: looked at again in the transaction of a write (`requireLiveSession`). */
  access: Access;
  /** What this user approves was asked for by somebody else (server/approvals.ts). */
  approves?: {
    askedBy: string;
    /** What the approver was shown, as `shownOf` of server/approvals.ts says it. */
    shown: string;
  };
};
export type FindSession = (token: string) => Promise<FoundSession | undefined>;

declare module "fastify" {
  interface FastifyRequest {
    /** Set when the request has a valid token. */
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    call?: Call;
    /** A call of staff that is no GET and yet changes nothing that a visitor sees: cached pages stay (shared-replies.ts). */
    changesNothing?: boolean;
    /** One that does, although all others of its permission do not. */
    changesPages?: boolean;
  }
}

/** Whoever asks must do something first. Answered with 403. */
export class NeededFirstError extends Error {
  readonly needs: Needed;
  constructor(needs: Needed) {
    super(needs === "proof" ? serverMessages.proofNeeded : serverMessages.secondFactorNeeded);
    this.needs = needs;
  }
}

/** How long a proof of who somebody is counts. */
const proofMinutes = 10;

/**
 * Of a call whose proof is "by content" (app/contract/proofs.ts), once it knows that what it is to change needs it.
 * @throws NeededFirstError
 */
export function requireRecentProof({ provedAt }: Pick<Session, "provedAt">, now: Date): void {
  if (now.getTime() - provedAt.getTime() >= proofMinutes * 60_000) throw new NeededFirstError("proof");
}

/** Whether nothing but one's own account is open, until a second factor is set up. */
export const lacksSecondFactor = ({ secondFactorDue }: FoundSession, now: Date): boolean =>
  secondFactorDue !== undefined && secondFactorDue <= now;

/**
 * Checks the access of every call: a call of staff without a valid token is refused, and so is any call with an
 * invalid token, so that nobody mistakes a visitor's view for that of staff. So is a call whose permission no role of
 * the user has (ROLE-01), a call that needs a recent proof when there is none (FACTOR-08), and every call but
 * those about one's own account while a second factor is missing that the role needs (FACTOR-07). The session is looked
 * up when the headers have come, and again when the body has, which may be much later. Writes look once more, in their
 * transaction (`recordChange`).
 */
export function checkSessions(app: FastifyInstance, findSession: FindSession, clock: Clock): void {
  app.decorateRequest("session", undefined);
  const check = async (request: FastifyRequest, reply: FastifyReply) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    const { authorization } = request.headers;
    const { name, access, own } = call;
    if (authorization !== undefined) {
      const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
      const found = token ? await findSession(token) : undefined;
      request.session = found && { ...found, access };
    }
    const { session } = request;
    if (session && !own && lacksSecondFactor(session, clock.now()))
      throw new NeededFirstError("second factor");
    if (
      session
        ? allows(permissionsOf(session.roles), access)
        : authorization === undefined && access === "public"
    ) {
      if (session && proofs[name] === "recent") requireRecentProof(session, clock.now());
      return;
    }
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
