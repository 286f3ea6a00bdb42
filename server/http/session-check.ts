import type { FastifyInstance, FastifyRequest } from "fastify";
import { type EndpointName, endpoints } from "#app/contract/endpoints.ts";
import { serverMessages } from "#app/contract/replies.ts";

/** Who is calling: an administrator with a live token. */
export type Session = {
  userId: number;
  name: string;
  email: string;
  tokenHash: string;
  /** When the password was given that opened it. */
  startedAt: Date;
};
export type FindSession = (token: string) => Promise<Session | undefined>;

declare module "fastify" {
  interface FastifyRequest {
    /** Set when the call carries a live token. */
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    /** The row of the contract's table that this route answers. */
    endpoint?: EndpointName;
  }
}

/**
 * Guards every call of the contract by the table: an admin call without a live token ends here, and so does
 * any call with a token that is dead or broken, so that nobody takes a visitor's view for an administrator's.
 */
export function checkSessions(app: FastifyInstance, findSession: FindSession): void {
  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request, reply) => {
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
    reply.header("www-authenticate", "Bearer");
    return reply.code(401).send({ success: false, message: serverMessages.notSignedIn });
  });
}

/** The administrator of an admin call. The guard above has let nobody else through. */
export function signedIn(request: FastifyRequest): Session {
  if (!request.session) throw new Error("An admin call came through without a session");
  return request.session;
}

/** So long after a sign-in nobody need prove again who he is. */
const freshFor = 15 * 60_000;

export const hasJustSignedIn = ({ startedAt }: Session, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < freshFor;
