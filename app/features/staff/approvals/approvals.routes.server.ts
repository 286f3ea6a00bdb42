import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
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
      const list = pageOf(reply, await listApprovals(deps, signedIn(request), request.query));
      return reply.header("cache-control", "no-store").send(succeed(list));
    },
  });

  addAct(app, deps, approvalsCalls.decideApproval, {
    description:
      "Approved, it is done at once, by the rules as they are now. Nobody approves what they asked for; only they withdraw it. Each is final.",
    body: schema.approvalDecision,
    act: decideApproval,
    message: ({ decision }) => done[decision],
  });

  addRoute(app, approvalsCalls.listApprovalLimits, {
    description:
      "The limit of each kind of act, and how many people may do it: with one nothing waits, but for 14 days after there were two.",
    reply: schema.listApprovalLimitsReply,
    handler: async () => succeed({ limits: await listLimits(deps.db, deps.clock.now()) }),
  });

  addAct(app, deps, approvalsCalls.saveApprovalLimit, {
    description:
      "What is above it waits. 0: always; empty: never. A higher limit itself waits for a second administrator.",
    body: schema.approvalLimitForm,
    waits: true,
    act: saveLimit,
    message: messages.limitSaved,
  });
}
