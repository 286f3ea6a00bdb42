import type { FastifyInstance } from "fastify";
import type { Access } from "#app/contract/permissions.ts";
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

/** What is written under these permissions stands on no public page: people who wrote to us, mails, users, settings. */
const behindPages: ReadonlySet<Access> = new Set<Access>([
  "messages:write",
  "registrations:write",
  "blood:write",
  "stories:write",
  "guests:write",
  "newsletter:write",
  "pledges:write",
  "outbox:write",
  "users:write",
  "retention:write",
  "backups:write",
]);

/**
 * A write of staff that can change a public page empties the page cache before its reply leaves, so that the writer's
 * next look is fresh (ALL-24). A refused one has changed nothing; one that failed may have.
 */
export function refreshPagesAfterWrites(app: FastifyInstance, { changes, log }: Deps): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const { call, changesNothing, changesPages } = request.routeOptions.config;
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (!request.session || !call || changesNothing || isRefused) return payload;
    const { method, access, own } = call;
    const isBehindPages = (own || behindPages.has(access)) && !changesPages;
    if (method === "GET" || isBehindPages) return payload;
    await changes.announce().catch((err) => log.error({ err }, "other processes did not hear of a write"));
    return payload;
  });
}
