import { seedAds } from "#app/features/ads/ads.feature.server.ts";
import { seedBanner } from "#app/features/banner/banner.feature.server.ts";
import { seedBlog } from "#app/features/blog/server/blog.sample.server.ts";
import { seedEvents } from "#app/features/events/events.feature.server.ts";
import { seedFeed } from "#app/features/feed/feed.feature.server.ts";
import { seedGallery } from "#app/features/gallery/gallery.feature.server.ts";
import { seedHeadline } from "#app/features/headline/headline.sample.server.ts";
import { seedHero } from "#app/features/hero/hero.feature.server.ts";
import { createFirstAdministrator } from "#app/features/session/session.store.server.ts";
import type { Services } from "#server/services.ts";

/**
 * Gives a database without users its first administrator, and, unless SEED=none, the sample content that makes
 * a new installation look finished. A database that has a user is left alone.
 * @returns the administrator made just now; with its password only when it was made up here
 */
export async function fillEmptyDatabase(
  services: Services,
): Promise<{ administrator?: { email: string; password?: string } }> {
  const { db, env, clock } = services;
  const users = await db.selectFrom("users").select("id").limit(1).execute();
  if (users.length > 0) return {};
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const administrator = await createFirstAdministrator(trx, now, env.admin);
    if (env.seed === "sample") {
      await seedHeadline(trx, now);
      await seedBanner(trx, now);
      await seedBlog(trx, now);
      await seedHero(trx);
      await seedAds(trx, now);
      await seedEvents(trx, now);
      await seedGallery(trx, now);
      await seedFeed(trx, now);
    }
    return { administrator };
  });
}
