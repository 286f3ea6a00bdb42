import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { feedTexts } from "#app/features/stories/content/content.messages.ts";
import { readStored } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { feedCalls } from "./feed.calls.ts";
import { impactFeedForm, readImpactUpdatesReply } from "./feed.schema.ts";
import { saveImpactUpdates, updatesOf } from "./feed.store.server.ts";
import { feedAdminCalls } from "./feed-admin.calls.ts";

/** The documents' calls of the content 'feed'. */
export function feedRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, feedCalls.readImpactUpdates, {
    description: "The updates in their three places.",
    reply: readImpactUpdatesReply,
    handler: async () => updatesOf((await readStored(deps, ["feed"]))("feed")),
  });

  addRoute(app, feedAdminCalls.saveImpactUpdates, {
    description: "Overwrites all three updates at once.",
    body: impactFeedForm,
    handler: async (request) => {
      await saveImpactUpdates(deps, signedIn(request), request.body);
      return succeed({ message: feedTexts.saved });
    },
  });
}
