import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { sampleImpactUpdates } from "#content/sample-feed.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/deps.ts";
import { feedRoutes } from "./feed.routes.server.ts";
import { saveImpactUpdates } from "./feed.store.server.ts";

const day = 24 * 60 * 60 * 1000;

async function addSampleUpdates(db: Db, now: Date): Promise<void> {
  const updates = sampleImpactUpdates.map(({ daysAgo, ...update }) => {
    const date = karachiDay(new Date(now.getTime() - daysAgo * day));
    return { ...update, date: formatDay(date), date_ur: formatDay(date, "ur") };
  });
  await saveImpactUpdates(db, updates, now, { sample: true });
}

export const feedFeature: Feature = {
  group: { name: "Impact updates", description: "The three updates on the home page." },
  nouns: { "impact feed": { label: "home feed", page: "/dashboard/feed" } },
  exported: {
    impact_updates: "The three updates of the home page",
  },
  routes: feedRoutes,
  samples: { add: addSampleUpdates, tables: [{ noun: "impact update", table: "impact_updates" }] },
};
