import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DiskReserve } from "#server/disk-reserve.ts";
import { refuseForDisk } from "./errors.ts";

/** The calls that free space or lead to them. All deletions are named so. */
const allowedOnFullDisk = /^(?:signIn|signOut|delete[A-Z]\w*)$/;

/**
 * Refuses writes while the disk is full or can only be read. On a full one it releases the reserve for staff, who can then
 * sign in and delete.
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
    if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return;
    const fault = await reserve.fault();
    // A deletion writes, too: it helps a full disk, and fails on one that can only be read.
    if (!fault || (fault === "full" && freesSpace(request))) return;
    return refuseForDisk(request, reply, fault);
  });
}

function freesSpace(request: FastifyRequest): boolean {
  const { call } = request.routeOptions.config;
  const { _method } = (request.body ?? {}) as { _method?: unknown };
  if (!call) return false;
  return allowedOnFullDisk.test(call.name) || (call.name === "saveBlog" && _method === "DELETE");
}
