import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { helpCalls } from "#app/parts/help/help.calls.ts";
import { askForHelpReply, helpStatusReply } from "#app/parts/help/help.schema.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { clientKey } from "#server/http/client-address.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { helpForm, helpRulesIn, helpStatusRulesIn, readHelpStep } from "./help.service.server.ts";
import { helpDeskRoutes } from "./help-desk.routes.server.ts";
import { helpPaperRoutes } from "./help-papers.server.ts";

export function helpRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, helpCalls.askForHelp, {
    description: "Stores a family's request for help. The mail to the office has its reference alone.",
    body: helpRulesIn.en.schema,
    reply: askForHelpReply,
    handler: (request, reply) => handlePublicForm(request, reply, helpForm(deps)),
  });

  addRoute(app, helpCalls.helpStatus, {
    description:
      "Received, visit planned, decided, being helped or closed, by the reference and the last four digits of the phone. After ten wrong digits of a reference one must wait.",
    body: helpStatusRulesIn.en.schema,
    reply: helpStatusReply,
    handler: async (request, reply) => {
      const asker = { address: clientKey(request.ip), language: "en" } as const;
      const found = await readHelpStep(deps, request.body, asker);
      if ("step" in found) return reply.header("cache-control", "no-store").send(succeed(found));
      if (found.retryAfter) reply.header("retry-after", String(found.retryAfter));
      return reply.code(found.status).send(refuse(found.message));
    },
  });

  helpPaperRoutes(app, deps);
  helpDeskRoutes(app, deps);
}
