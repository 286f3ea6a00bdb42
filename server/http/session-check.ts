import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type EndpointName, endpoints } from "#app/contract/endpoints.ts";
import { serverMessages } from "#app/contract/replies.ts";

/** The signed-in user of a request. */
export type Session = {
  userId: number;
  name: string;
  email: string;
  tokenHash: string;
  /** When the user signed in. */
  startedAt: Date;
};
export type FindSession = (token: string) => Promise<Session | undefined>;

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
 * Checks the access of every endpoint: an admin call without a valid token is refused, and so is any call
 * with an invalid token, so that nobody mistakes a visitor's view for an administrator's. The session is looked up when
 * the headers have come, and again when the body has, which may be much later. Writes look once more, in their
 * transaction (`recordChange`).
 */
export function checkSessions(app: FastifyInstance, findSession: FindSession): void {
  app.decorateRequest("session", undefined);
  const check = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = request.routeOptions.config.endpoint;
    if (!name) return;
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
      request.session = token ? await findSession(token) : undefined;
    }
    const mayCall =
      request.session !== undefined || (authorization === undefined && endpoints[name].access === "public");
    if (mayCall) return;
    // At a level that is written: the line of an answered GET is for debugging only.
    request.log.info({ endpoint: name, withToken: authorization !== undefined }, "refused: no live session");
    reply.header("www-authenticate", "Bearer");
    return reply.code(401).send({ success: false, message: serverMessages.notSignedIn });
  };
  app.addHook("onRequest", check);
  app.addHook("preHandler", async (request, reply) => {
    if (request.session && request.method !== "GET" && request.method !== "HEAD")
      return check(request, reply);
  });
}

/** The user of an admin call; the hook above has checked that there is one. */
export function signedIn(request: FastifyRequest): Session {
  if (!request.session) throw new Error("An admin call came through without a session");
  return request.session;
}

/** How long after a sign-in the current password is not required. */
const freshFor = 15 * 60_000;

export const hasJustSignedIn = ({ startedAt }: Session, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < freshFor;
