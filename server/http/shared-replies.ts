import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import { type CacheTime, etagOf, type Page } from "./page-cache.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set when the reply is the same for every visitor. */
    sharedSince: CacheTime | undefined;
  }
}

/**
 * Caches the replies of public reads in the page cache: for requests without a token and without a query,
 * until an administrator writes something or the day ends.
 */
export function cacheSharedReplies(app: FastifyInstance, { pageCache, log }: Deps): void {
  app.decorateRequest("sharedSince", undefined);

  app.addHook("onRequest", async (request) => {
    const shared =
      request.method === "GET" &&
      request.routeOptions.config.call?.access === "public" &&
      request.headers.authorization === undefined &&
      // By the call's own path: another spelling must not become another entry.
      request.url === request.routeOptions.url;
    request.sharedSince = shared ? pageCache.start() : undefined;
  });

  app.addHook("onSend", async (request, reply, payload) => {
    if (request.sharedSince === undefined || reply.statusCode !== 200 || typeof payload !== "string") {
      return payload;
    }
    // Cached by browsers, but revalidated each time at the cost of a 304.
    reply.header("cache-control", "public, no-cache");
    const { "x-request-id": _id, "content-length": _length, ...headers } = reply.getHeaders();
    const body = Buffer.from(payload);
    const page = { status: 200, headers: headers as Page["headers"], body, etag: etagOf(body) };
    pageCache.store(request.url, page, request.sharedSince).catch((err) => {
      log.error({ err }, "a reply could not be cached");
    });
    return payload;
  });
}
