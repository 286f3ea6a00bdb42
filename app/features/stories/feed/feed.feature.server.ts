import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { contents } from "#content/contents.ts";
import { sampleImpactUpdates } from "#content/sample-feed.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/deps.ts";
import { feedRoutes } from "./feed.routes.server.ts";
import { feedAfter } from "./feed.store.server.ts";

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
