import { addDays, karachiDay } from "#app/lib/dates.ts";
import { sampleAds } from "#content/sample-ads.ts";
import type { Db } from "#server/db/connect.ts";
import { createAd } from "./server/ads.store.server.ts";

/** Fills an empty popup: ads that run, one that is to come and one that is over, each marked as sample. */
export async function seedAds(db: Db, now: Date): Promise<void> {
  const today = karachiDay(now);
  const dayIn = (days: number | null) => (days === null ? null : addDays(today, days));
  for (const { title, description, image, startsIn, endsIn, active } of sampleAds) {
    const ad = {
      title,
      description,
      media_type: "image" as const,
      media_url: image,
      start_date: dayIn(startsIn),
      end_date: dayIn(endsIn),
      is_active: active ? (1 as const) : (0 as const),
    };
    await createAd(db, ad, now, { sample: true });
  }
}
