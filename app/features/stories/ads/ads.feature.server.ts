import { addDays, karachiDay } from "#app/lib/dates.ts";
import { rowsFeature } from "#app/rows/rows-feature.server.ts";
import { sampleAds } from "#content/sample-ads.ts";
import { ads } from "./ads.rows.ts";
import { adsRoutes } from "./server/ads.routes.server.ts";

export const adsFeature = rowsFeature(ads, {
  group: { name: "Ads", description: "Advertisements that visitors see over a page." },
  exported: {
    ads: "Announcements",
  },
  routes: adsRoutes,
  // Ads that run, one that is to come and one that is over.
  samples: (now) => {
    const dayIn = (days: number | null) => (days === null ? null : addDays(karachiDay(now), days));
    return sampleAds.map(({ image, startsIn, endsIn, active, ...texts }) => ({
      ...texts,
      media_type: "image",
      media_url: image,
      captions_url: null,
      start_date: dayIn(startsIn),
      end_date: dayIn(endsIn),
      is_active: active ? 1 : 0,
      created_at: now.toISOString(),
      version: 1,
    }));
  },
});
