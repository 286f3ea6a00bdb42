import { addDays, karachiDay } from "#app/lib/dates.ts";
import { sampleAds } from "#content/sample-ads.ts";
import { insertRow } from "#server/content-rows.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/services.ts";
import { adsRoutes } from "./server/ads.routes.server.ts";

/** Ads that run, one that is to come and one that is over. */
async function addSampleAds(db: Db, now: Date): Promise<void> {
  const today = karachiDay(now);
  const dayIn = (days: number | null) => (days === null ? null : addDays(today, days));
  for (const { image, startsIn, endsIn, active, ...texts } of sampleAds) {
    const ad = {
      ...texts,
      media_type: "image" as const,
      media_url: image,
      captions_url: null,
      start_date: dayIn(startsIn),
      end_date: dayIn(endsIn),
      is_active: active ? (1 as const) : (0 as const),
    };
    await insertRow(db, "ads", { ...ad, created_at: now.toISOString(), version: 1 }, { sample: true });
  }
}

export const adsFeature: Feature = {
  group: { name: "Ads", description: "Advertisements that visitors see over a page." },
  routes: adsRoutes,
  bin: [
    {
      noun: "advertisement",
      table: "ads",
      lock: "is_sample",
      title: ({ title }) => title,
    },
  ],
  media: [
    {
      ...{ table: "ads", column: "media_url", holds: "name" },
      use: { noun: "Advertisement", key: "id", name: "title", to: (id) => `/dashboard/ads?edit=${id}` },
    },
    { table: "ads", column: "captions_url", holds: "path" },
  ],
  samples: { add: addSampleAds, tables: [{ noun: "advertisement", table: "ads" }] },
};
