import type { FastifyInstance, FastifyRequest } from "fastify";
import { serverMessages } from "#app/contract/replies.ts";
import type { DiskReserve } from "#server/disk-reserve.ts";
import { sendPlain } from "./errors.ts";

/** The calls that free space or lead to them. All deletions are named so. */
const allowedOnFullDisk = /^(?:signIn|signOut|delete[A-Z]\w*)$/;

/**
 * Refuses writes while the disk is full, and releases the reserve for staff, who can then sign in and delete.
 * Register it before the session hook, which may write the session's last use.
 */
export function refuseOnFullDisk(app: FastifyInstance, reserve: DiskReserve): void {
  app.addHook("onRequest", async (request) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    if (call.name === "signIn" || request.headers.authorization !== undefined) await reserve.release();
  });

  // After the body is parsed: a post is deleted by the call that also saves it.
  app.addHook("preHandler", async (request, reply) => {
    if (["GET", "HEAD", "OPTIONS"].includes(request.method) || freesSpace(request)) return;
    if (await reserve.hasSpace()) return;
    request.log.error("the disk is full: nothing new is stored");
    return sendPlain(request, reply, 507, serverMessages.diskFull);
  });
}

function freesSpace(request: FastifyRequest): boolean {
  const { call } = request.routeOptions.config;
  const { _method } = (request.body ?? {}) as { _method?: unknown };
  if (!call) return false;
  return allowedOnFullDisk.test(call.name) || (call.name === "saveBlog" && _method === "DELETE");
}
