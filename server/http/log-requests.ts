import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Deps } from "#server/deps.ts";
import { loggedPath, loggedRoute, routeGroup } from "#server/metrics/route-group.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** In ms of performance.now(): when all of it had arrived, and when its reply was ready. */
    arrivedAt: number;
    readyAt: number;
    /** The database or the storage was away, which the log says once for all requests. */
    duringOutage: boolean;
  }
}

/**
 * A line a request, and its time. The time of an upload's arrival and of a reply's way to a slow phone do not count:
 * neither is the server's.
 */
export function logRequests(app: FastifyInstance, { slowWork }: Pick<Deps, "slowWork">): void {
  app.decorateRequest("arrivedAt", 0);
  app.decorateRequest("readyAt", 0);
  app.decorateRequest("duringOutage", false);

  app.addHook("onRequest", async (request, reply) => {
    request.arrivedAt = performance.now();
    if (!request.raw.complete && request.method !== "GET" && request.method !== "HEAD") {
      request.raw.once("end", () => {
        request.arrivedAt = performance.now();
      });
    }
    reply.header("x-request-id", request.id);
  });
  app.addHook("onSend", async (request, _reply, payload) => {
    request.readyAt = performance.now();
    return payload;
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    const status = reply.statusCode;
    const isRead = method === "GET" || request.duringOutage;
    const level = status >= 500 && !request.duringOutage ? "warn" : isRead ? "debug" : "info";
    request.log[level](
      { method, path: loggedPath(request.url), status, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
    // A reply that the page cache has written passes no hook.
    const ms = Math.max(0, (request.readyAt || performance.now()) - request.arrivedAt);
    slowWork.answered({ method, route: loggedRoute(request), group: routeGroup(request), status, ms });
  });
}

/** The line of a request that is answered before Fastify sees it: from the page cache, or refused as no request of ours. */
export function logAtOnce(
  log: Logger,
  { method, url = "" }: IncomingMessage,
  { statusCode }: ServerResponse,
): void {
  log.debug({ method, path: loggedPath(url), status: statusCode, at: "once" }, "answered");
}
