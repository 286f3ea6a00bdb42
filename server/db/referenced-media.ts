import type { Db } from "./connect.ts";

/** Every stored path that some row names. A new column that holds one belongs here, or its files are swept. */
export async function referencedMedia(db: Db): Promise<string[]> {
  const [posts, events, gallery, ads, slides] = await Promise.all([
    db.selectFrom("blog_posts").select("featured_image").distinct().execute(),
    db.selectFrom("events").select("image_url").execute(),
    db.selectFrom("gallery_items").select("file_url").execute(),
    db.selectFrom("ads").select("media_url").execute(),
    db.selectFrom("hero_slides").select(["image_url", "video_url"]).execute(),
  ]);
  return [
    ...posts.map((post) => post.featured_image),
    ...events.map((event) => event.image_url),
    ...gallery.map((item) => item.file_url),
    ...ads.map((ad) => ad.media_url),
    ...slides.flatMap((slide) => [slide.image_url, slide.video_url]),
  ].filter((path) => path !== null);
}

/** Whether some row names this stored path: the question of referencedMedia for one file. */
export async function isReferenced(db: Db, path: string): Promise<boolean> {
  const adFile = path.slice(path.lastIndexOf("/") + 1);
  const rows = await Promise.all([
    db.selectFrom("blog_posts").select("id").where("featured_image", "=", path).limit(1).execute(),
    db.selectFrom("events").select("id").where("image_url", "=", path).limit(1).execute(),
    db.selectFrom("gallery_items").select("id").where("file_url", "=", path).limit(1).execute(),
    db.selectFrom("ads").select("id").where("media_url", "=", adFile).limit(1).execute(),
    db
      .selectFrom("hero_slides")
      .select("id")
      .where((where) => where.or([where("image_url", "=", path), where("video_url", "=", path)]))
      .limit(1)
      .execute(),
  ]);
  return rows.some((found) => found.length > 0);
}
