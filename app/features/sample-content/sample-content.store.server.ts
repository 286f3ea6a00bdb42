import type { ExpressionBuilder } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Database } from "#server/db/schema.ts";
import type { SampleCount } from "./sample-content.messages.ts";

/* The one place that looks into the tables of many rooms: what is marked as sample is the same in each. */

type SampleTable =
  | "banner"
  | "impact_updates"
  | "blog_posts"
  | "events"
  | "gallery_items"
  | "ads"
  | "hero_slides";

/** Of categories those that only sample posts use: a category with a post of the foundation's own stays. */
const unusedByOthers = (where: ExpressionBuilder<Database, "blog_categories">) =>
  where.not(
    where.exists(
      where
        .selectFrom("blog_posts")
        .select("blog_posts.id")
        .whereRef("blog_posts.category_id", "=", "blog_categories.id")
        .where("blog_posts.is_sample", "=", 0),
    ),
  );

/** How much there is to remove. */
export async function countSamples(db: Db): Promise<SampleCount> {
  const { categories } = await db
    .selectFrom("blog_categories")
    .select((select) => select.fn.countAll<number>().as("categories"))
    .where("is_sample", "=", 1)
    .where(unusedByOthers)
    .executeTakeFirstOrThrow();
  return {
    banner: await countIn(db, "banner"),
    "impact update": await countIn(db, "impact_updates"),
    "blog post": await countIn(db, "blog_posts"),
    "blog category": categories,
    event: await countIn(db, "events"),
    "gallery item": await countIn(db, "gallery_items"),
    advertisement: await countIn(db, "ads"),
    "hero slide": await countIn(db, "hero_slides"),
  };
}

async function countIn(db: Db, table: SampleTable): Promise<number> {
  const { samples } = await db
    // Kysely's types follow one table name, not a choice of several; the column is the same in all.
    .selectFrom(table as "events")
    .select((select) => select.fn.countAll<number>().as("samples"))
    .where("is_sample", "=", 1)
    .executeTakeFirstOrThrow();
  return samples;
}

/** Removes all of it. Call it in a transaction. @returns how much went, and the files that it named */
export async function deleteSamples(trx: Db): Promise<{ removed: SampleCount; files: string[] }> {
  await lockSampleCategories(trx);
  const banners = await trx.deleteFrom("banner").where("is_sample", "=", 1).returning("id").execute();
  const updates = await trx
    .deleteFrom("impact_updates")
    .where("is_sample", "=", 1)
    .returning("slot")
    .execute();
  const posts = await trx
    .deleteFrom("blog_posts")
    .where("is_sample", "=", 1)
    .returning("featured_image as file")
    .execute();
  // After the posts, which hold on to their categories.
  const categories = await trx
    .deleteFrom("blog_categories")
    .where("is_sample", "=", 1)
    .where(unusedByOthers)
    .returning("id")
    .execute();
  const events = await trx
    .deleteFrom("events")
    .where("is_sample", "=", 1)
    .returning("image_url as file")
    .execute();
  const items = await trx
    .deleteFrom("gallery_items")
    .where("is_sample", "=", 1)
    .returning("file_url as file")
    .execute();
  const ads = await trx
    .deleteFrom("ads")
    .where("is_sample", "=", 1)
    .returning(["media_type", "media_url"])
    .execute();
  const slides = await trx
    .deleteFrom("hero_slides")
    .where("is_sample", "=", 1)
    .returning(["image_url", "video_url"])
    .execute();

  const removed = {
    banner: banners.length,
    "impact update": updates.length,
    "blog post": posts.length,
    "blog category": categories.length,
    event: events.length,
    "gallery item": items.length,
    advertisement: ads.length,
    "hero slide": slides.length,
  };
  const files = [
    ...[...posts, ...events, ...items].map(({ file }) => file),
    // Of an ad the row keeps the bare name.
    ...ads.map((ad) => `uploads/${ad.media_type}s/${ad.media_url}`),
    ...slides.flatMap((slide) => [slide.image_url, slide.video_url]),
  ].filter((file) => file !== null);
  return { removed, files };
}

/**
 * Waits for whoever is saving a post in one of these categories, and makes the next one wait. Before any post, as
 * every save does, and from the lowest number up: then no two transactions wait for each other.
 */
async function lockSampleCategories(trx: Db): Promise<void> {
  const categories = await trx
    .selectFrom("blog_categories")
    .select("id")
    .where("is_sample", "=", 1)
    .orderBy("id")
    .execute();
  for (const { id } of categories) await lockRow(trx, "blog_categories", "color", id);
}
