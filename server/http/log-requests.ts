import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { apiBase } from "#app/contract/call.ts";
import type { Deps } from "#server/deps.ts";
import { uploadsGroup } from "#server/metrics/metrics.ts";
import { withoutKey } from "./canonical-path.ts";
import { isHealthCheck } from "./health.ts";

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

/** A longer path is cut: a line of the log is far smaller than the request that it is about. */
const maxLoggedPath = 200;

type Asked = Pick<FastifyRequest, "url" | "routeOptions" | "headers">;

/**
 * What a request was for, of a bounded set: a call by its feature's heading in the OpenAPI document, "uploads" (files
 * that are sent, and those that were), "health", "files" of the build, and "pages".
 */
function routeGroup(request: Asked): string {
  const { url = "", schema, config } = request.routeOptions;
  const [tag] = (schema as { tags?: string[] } | undefined)?.tags ?? [];
  if (request.headers["content-type"]?.startsWith("multipart/")) return uploadsGroup;
  if (tag && config.call) return tag;
  if (isHealthCheck(request)) return "health";
  if (url.startsWith(`${apiBase}/uploads/`)) return uploadsGroup;
  if (url.startsWith(apiBase)) return "other calls";
  return url === "/*" || url === "" ? "pages" : "files";
}

/** What the log calls it: a call by its pattern, anything else by its path, never with a query or a key. */
function loggedRoute(request: Asked): string {
  const { url = "", config } = request.routeOptions;
  return config.call ? url : loggedPath(request.url);
}

/** By path, without query and keys, so that no personal data gets into the log. */
const loggedPath = (url: string): string => withoutKey(url.split("?", 1)[0] ?? "").slice(0, maxLoggedPath);
