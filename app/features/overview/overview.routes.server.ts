import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { addRoute } from "#server/http/endpoint.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { readOverviewReply } from "./overview.schema.ts";
import { readOverview } from "./overview.store.server.ts";

export function overviewRoutes(app: FastifyInstance, { db, clock, features }: Services): void {
  addRoute(app, "readOverview", {
    summary: "The first page of the dashboard",
    description:
      "Figures, page views of twelve months, what waits, the last posts and changes, and the steps of a new installation.",
    reply: readOverviewReply,
    handler: async (request) =>
      succeed(await readOverview(db, features, signedIn(request).userId, clock.now())),
  });
}
