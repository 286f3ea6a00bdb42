import type { FastifyInstance, FastifyRequest } from "fastify";
import { serverMessages } from "#app/contract/replies.ts";
import type { DiskReserve } from "#server/disk-reserve.ts";
import { sendPlain } from "./errors.ts";

/** The calls that free room, and those that lead to them. All of the contract's deletions are named so. */
const allowedOnFullDisk = /^(?:signIn|signOut|delete[A-Z]\w*)$/;

/**
 * Refuses what would store something while the disk is full, and gives the reserve to staff, who can sign in and
 * delete then. Set before the hook that looks sessions up: that one may write when a session was last used.
 */
export function refuseOnFullDisk(app: FastifyInstance, reserve: DiskReserve): void {
  app.addHook("onRequest", async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    if (endpoint === "signIn" || request.headers.authorization !== undefined) await reserve.release();
  });

  // After the body is read: a post is deleted by the call that also saves it.
  app.addHook("preHandler", async (request, reply) => {
    if (["GET", "HEAD", "OPTIONS"].includes(request.method) || freesSpace(request)) return;
    if (await reserve.hasSpace()) return;
    request.log.error("the disk is full: nothing new is stored");
    return sendPlain(request, reply, 507, serverMessages.diskFull);
  });
}

function freesSpace(request: FastifyRequest): boolean {
  const { endpoint = "" } = request.routeOptions.config;
  const { _method } = (request.body ?? {}) as { _method?: unknown };
  return allowedOnFullDisk.test(endpoint) || (endpoint === "saveBlog" && _method === "DELETE");
}
