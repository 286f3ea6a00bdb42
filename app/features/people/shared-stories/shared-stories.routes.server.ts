import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { sharedStoriesCalls } from "./shared-stories.calls.ts";
import { sharedStoryRulesIn, storyForm } from "./shared-stories.service.server.ts";
import { sharedStoriesTable } from "./shared-stories.table.ts";

export function sharedStoryRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, sharedStoriesCalls.sendSharedStory, {
    description: "Stores a visitor's own story, with the consent to publish it, and notifies the office.",
    body: sharedStoryRulesIn.en.schema,
    handler: (request, reply) => handlePublicForm(request, reply, storyForm(deps)),
  });

  inboxRoutes(app, deps, {
    table: sharedStoriesTable,
    calls: {
      list: sharedStoriesCalls.listSharedStories,
      update: sharedStoriesCalls.updateSharedStory,
      remove: sharedStoriesCalls.deleteSharedStory,
      export: sharedStoriesCalls.exportSharedStories,
    },
    query: z.object({}),
    filter: () => [],
    csv: { "Publish the name": ({ unnamed }) => (unnamed ? "no" : "yes") },
  });
}
