import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { feedTexts } from "#app/features/stories/content/content.messages.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { contents } from "#content/contents.ts";
import { sampleImpactUpdates } from "#content/sample-feed.ts";
import { readStored } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { feedCalls } from "./feed.calls.ts";
import { impactFeedForm, readImpactUpdatesReply } from "./feed.schema.ts";
import { feedAfter, saveImpactUpdates, updatesOf } from "./feed.store.server.ts";

/** The documents' calls of the content 'feed'. */
function feedRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, feedCalls.readImpactUpdates, {
    description: "The updates in their three places.",
    reply: readImpactUpdatesReply,
    handler: async () => updatesOf((await readStored(deps, ["feed"]))("feed")),
  });

  addRoute(app, feedCalls.saveImpactUpdates, {
    description: "Overwrites all three updates at once.",
    body: impactFeedForm,
    handler: async (request) => {
      await saveImpactUpdates(deps, signedIn(request), request.body);
      return succeed({ message: feedTexts.saved });
    },
  });
}

const day = 24 * 60 * 60 * 1000;

/** Their days are counted from that of the installation, so they are no sample of content/feed.ts. */
async function addSampleUpdates(db: Db, now: Date): Promise<void> {
  const updates = sampleImpactUpdates.map(({ daysAgo, ...update }) => {
    const date = karachiDay(new Date(now.getTime() - daysAgo * day));
    return { ...update, date: formatDay(date), date_ur: formatDay(date, "ur") };
  });
  const value = JSON.stringify(feedAfter(updates, contents.feed.defaults));
  await db
    .insertInto("content")
    .values({ name: "feed", value, version: 1, updated_at: now.toISOString(), is_sample: 1 })
    .execute();
}

export const feedFeature: Feature = {
  group: { name: "Impact updates", description: "The three updates on the home page." },
  // In the log of before they were a content.
  nouns: { "impact feed": { label: "home feed", page: "/dashboard/feed" } },
  routes: feedRoutes,
  samples: { add: addSampleUpdates, tables: [] },
};
