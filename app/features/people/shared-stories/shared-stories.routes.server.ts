import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { spreadsheetPhone } from "#app/lib/phone.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { inboxRoutes } from "#server/http/inbox-routes.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { sharedStoriesCalls } from "./shared-stories.calls.ts";
import { sharedStory } from "./shared-stories.schema.ts";
import { sharedStoryRulesIn, storyForm } from "./shared-stories.service.server.ts";
import { sharedStoriesAdminCalls } from "./shared-stories-admin.calls.ts";

export function sharedStoryRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, sharedStoriesCalls.sendSharedStory, {
    description: "Stores a visitor's own story, with the consent to publish it, and notifies the office.",
    body: sharedStoryRulesIn.en.schema,
    handler: (request, reply) => handlePublicForm(request, reply, storyForm(deps)),
  });

  inboxRoutes(app, deps, {
    noun: "shared story",
    table: "shared_stories",
    calls: {
      list: sharedStoriesAdminCalls.listSharedStories,
      update: sharedStoriesAdminCalls.updateSharedStory,
      remove: sharedStoriesAdminCalls.deleteSharedStory,
      export: sharedStoriesAdminCalls.exportSharedStories,
    },
    reply: sharedStory,
    present: ({ consent_text: _consent, unnamed, read_at, ...row }) => ({
      ...row,
      unnamed: unnamed === 1,
      read: read_at !== null,
    }),
    query: z.object({}),
    filter: () => [],
    columns: {
      Received: (row) => row.received_at,
      Name: (row) => row.name,
      "Publish the name": (row) => (row.unnamed ? "no" : "yes"),
      Email: (row) => row.email,
      Phone: (row) => spreadsheetPhone(row.phone),
      City: (row) => row.city,
      Programme: (row) => row.programme,
      Story: (row) => row.story,
      "Consent given": (row) => row.consented_at,
      Note: (row) => row.note,
    },
  });
}
