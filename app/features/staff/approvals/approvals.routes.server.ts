import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { signedIn } from "#server/http/session-check.ts";
import { approvalsCalls } from "./approvals.calls.ts";
import { approvalMessages as messages } from "./approvals.messages.ts";
import * as schema from "./approvals.schema.ts";
import { decideApproval } from "./approvals.service.server.ts";
import { listApprovals } from "./approvals.store.server.ts";
import { listLimits, saveLimit } from "./approvals-limits.server.ts";

const done = { approve: messages.approved, decline: messages.declined, withdraw: messages.withdrawn };

/** The calls of /dashboard/approvals: APPROVE-01 to APPROVE-08. */
export function approvalRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, approvalsCalls.listApprovals, {
    description:
      "Acts that wait, or that were decided, newest first: those that you asked for or may decide. Who may do neither gets an empty list.",
    query: schema.approvalsQuery,
    reply: schema.listApprovalsReply,
    handler: async (request, reply) => {
      const { rows, next } = await listApprovals(deps, signedIn(request), request.query);
      if (next !== undefined) reply.header("x-next-cursor", String(next));
      return reply.header("cache-control", "no-store").send(succeed({ rows }));
    },
  });

  addRoute(app, approvalsCalls.decideApproval, {
    description:
      "Approved, it is done at once, by the rules as they are now. Nobody approves what they asked for; only they withdraw it. Each is final.",
    body: schema.approvalDecision,
    handler: async (request, reply) => {
      const fault = await decideApproval(deps, signedIn(request), request.body);
      if (fault) return refuseWith(reply, fault);
      return succeed({ message: done[request.body.decision] });
    },
  });

  addRoute(app, approvalsCalls.listApprovalLimits, {
    description:
      "The limit of each kind of act, and how many people may do it: with one nothing waits, but for 14 days after there were two.",
    reply: schema.listApprovalLimitsReply,
    handler: async () => succeed({ limits: await listLimits(deps.db, deps.clock.now()) }),
  });

  addRoute(app, approvalsCalls.saveApprovalLimit, {
    description:
      "What is above it waits. 0: always; empty: never. A higher limit itself waits for a second administrator.",
    body: schema.approvalLimitForm,
    handler: async (request, reply) => {
      const { fault, waits } = await saveLimit(deps, signedIn(request), request.body);
      if (fault) return refuseWith(reply, fault);
      if (waits) return reply.code(202).send(succeed({ message: waits }));
      return succeed({ message: messages.limitSaved });
    },
  });
}
