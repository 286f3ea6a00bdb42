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
