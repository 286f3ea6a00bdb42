import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { auditNouns } from "#server/audit-nouns.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { auditCalls } from "./audit.calls.ts";
import {
  auditMessages,
  listAuditLogQuery,
  listAuditLogReply,
  readAuditEntryQuery,
  readAuditEntryReply,
} from "./audit.schema.ts";
import { listChanges, readChange } from "./audit.store.server.ts";

export function auditRoutes(app: FastifyInstance, { db, clock, features }: Deps): void {
  const nouns = auditNouns(features);
  const listed = Object.entries(nouns).map(([noun, { label }]) => ({ noun, label }));

  addRoute(app, auditCalls.listAuditLog, {
    description: "A page of the changes that staff made, newest first, with the beginnings of long texts.",
    query: listAuditLogQuery,
    reply: listAuditLogReply,
    handler: async (request, reply) => {
      const page = pageOf(reply, await listChanges(db, nouns, request.query, clock.now()));
      return succeed({ ...page, nouns: listed });
    },
  });

  addRoute(app, auditCalls.readAuditEntry, {
    description: "An entry of the audit log, also with texts that are too long for the list.",
    query: readAuditEntryQuery,
    reply: readAuditEntryReply,
    handler: async (request, reply) => {
      const change = await readChange(db, nouns, request.query.id);
      return change ? succeed({ change }) : reply.code(404).send(refuse(auditMessages.missing));
    },
  });
}
