import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { PayoutFeature } from "#app/features/giving/funds/funds-payouts.service.server.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { signedIn } from "#server/http/session-check.ts";
import { helpPaymentsCalls } from "./help-payments.calls.ts";
import { helpPaymentMessages as messages } from "./help-payments.messages.ts";
import * as schema from "./help-payments.schema.ts";
import { followCancelledPayment, helpPaymentAct, payHelp } from "./help-payments.service.server.ts";
import {
  listHelpDue,
  listHelpPayments,
  readCaseNumbers,
  readCasePayments,
} from "./help-payments.store.server.ts";

export const helpPaymentsFeature: PayoutFeature = {
  group: { name: "Help payments", description: "What families' cases are paid, and how it is proved." },
  routes: helpPaymentRoutes,
  acts: [helpPaymentAct],
  followCancelledPayout: followCancelledPayment,
  readCaseNumbers,
};

function helpPaymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, helpPaymentsCalls.listHelpDue, {
    description: "What was decided for families and is to be paid by this month. It names no family.",
    reply: schema.listHelpDueReply,
    handler: async () => succeed(await listHelpDue(db, clock.now())),
  });

  addRoute(app, helpPaymentsCalls.listHelpPayments, {
    description: "Payouts that belong to cases, the last recorded first, each with the hash of its case.",
    query: schema.helpPaymentsQuery,
    reply: schema.listHelpPaymentsReply,
    handler: async (request, reply) => succeed(pageOf(reply, await listHelpPayments(db, request.query))),
  });

  addRoute(app, helpPaymentsCalls.listCasePayments, {
    description:
      "Each month that was decided for a case, and the text by which an auditor finds its payments.",
    query: schema.caseQuery,
    reply: schema.listCasePaymentsReply,
    handler: async (request, reply) => {
      const found = await readCasePayments(db, clock.now(), request.query.id);
      if (!found) return refuseWith(reply, { status: 404, message: messages.notFound });
      return reply.send(succeed(found));
    },
  });

  addRoute(app, helpPaymentsCalls.payHelp, {
    description:
      "Pays up to a hundred instalments, each for itself: one that is refused does not hold back the others. A single one that is refused is the reply's refusal.",
    body: schema.helpPaymentsForm,
    reply: schema.payHelpReply,
    status: [200, 201, 202],
    once: true,
    handler: async (request, reply) => {
      const { paid_on, method, payments } = request.body;
      const refused: string[] = [];
      let waiting = 0;
      for (const payment of payments) {
        const { fault, waits } = await payHelp(deps, signedIn(request), { ...payment, paid_on, method });
        if (fault && payments.length === 1) return refuseWith(reply, fault);
        if (fault) refused.push(fault.message);
        if (waits && payments.length === 1) return reply.code(202).send(succeed({ message: waits, refused }));
        if (waits) waiting += 1;
      }
      const paid = payments.length - refused.length - waiting;
      return reply
        .code(paid > 0 ? 201 : 200)
        .send(succeed({ message: messages.done(paid, waiting, refused.length), refused }));
    },
  });
}
