import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { overviewCalls } from "./overview.calls.ts";
import { readOverviewReply } from "./overview.schema.ts";
import { readOverview } from "./overview.store.server.ts";

export function overviewRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, overviewCalls.readOverview, {
    description:
      "Figures, page views of twelve months, what waits, the last posts and changes, and what is to be done before the site opens.",
    reply: readOverviewReply,
    handler: async (request) => succeed(await readOverview(deps, signedIn(request))),
  });
}
