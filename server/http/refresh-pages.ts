import type { FastifyInstance } from "fastify";
import type { Access } from "#app/contract/permissions.ts";
import type { Deps } from "#server/deps.ts";

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
