import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { addRoute } from "#server/http/endpoint.ts";
import type { Services } from "#server/services.ts";
import { listAuditLogQuery, listAuditLogReply } from "./audit.schema.ts";
import { listChanges } from "./audit.store.server.ts";

export function auditRoutes(app: FastifyInstance, { db }: Services): void {
  addRoute(app, "listAuditLog", {
    summary: "Who changed what, newest first",
    description: "A page of the changes that staff made, newest first.",
    query: listAuditLogQuery,
    reply: listAuditLogReply,
    handler: async (request, reply) => {
      const { changes, next } = await listChanges(db, request.query);
      if (next) reply.header("x-next-cursor", String(next));
      return succeed({ changes });
    },
  });
}
