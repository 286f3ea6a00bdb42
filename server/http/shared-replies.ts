import type { FastifyInstance } from "fastify";
import { endpoints } from "#app/contract/endpoints.ts";
import type { Services } from "#server/services.ts";
import { type CacheTime, etagOf, type Page } from "./page-cache.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set when a call began that every visitor gets the same answer to. */
    sharedSince: CacheTime | undefined;
  }
}

/**
 * Keeps the replies of public reads in the page cache: a visitor without a token and without a query gets what
 * every visitor gets, until an administrator writes something or the day ends.
 */
export function cacheSharedReplies(app: FastifyInstance, { pageCache, log }: Services): void {
  app.decorateRequest("sharedSince", undefined);

  app.addHook("onRequest", async (request) => {
    const name = request.routeOptions.config.endpoint;
    const shared =
      name !== undefined &&
      request.method === "GET" &&
      endpoints[name].access === "public" &&
      request.headers.authorization === undefined &&
      // Spelled as the contract does: another spelling must not become another entry of the cache.
      request.url === request.routeOptions.url;
    request.sharedSince = shared ? pageCache.begin() : undefined;
  });

  app.addHook("onSend", async (request, reply, payload) => {
    if (request.sharedSince === undefined || reply.statusCode !== 200 || typeof payload !== "string") {
      return payload;
    }
    // Kept by the browser, but asked about each time: it costs a 304.
    reply.header("cache-control", "public, no-cache");
    const { "x-request-id": _id, "content-length": _length, ...headers } = reply.getHeaders();
    const body = Buffer.from(payload);
    const page = { status: 200, headers: headers as Page["headers"], body, etag: etagOf(body) };
    pageCache.store(request.url, page, request.sharedSince).catch((err) => {
      log.error({ err }, "a reply could not be kept");
    });
    return payload;
  });
}
