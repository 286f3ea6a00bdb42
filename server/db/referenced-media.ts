import { sql } from "kysely";
import type { Db } from "./connect.ts";

/** A stored picture as the text of a post names it, whatever stands before it. */
const inText = /uploads\/images\/[a-z0-9.]+/g;

/** Every stored path that some row names. A new column that holds one belongs here, or its files are swept. */
export async function referencedMedia(db: Db): Promise<string[]> {
  const [posts, texts, events, gallery, ads, slides] = await Promise.all([
    db.selectFrom("blog_posts").select("featured_image").distinct().execute(),
    db.selectFrom("blog_posts").select("content").where("content", "like", "%uploads/images/%").execute(),
    db.selectFrom("events").select("image_url").execute(),
    db.selectFrom("gallery_items").select("file_url").execute(),
    db.selectFrom("ads").select("media_url").execute(),
    db.selectFrom("hero_slides").select(["image_url", "video_url"]).execute(),
  ]);
  return [
    ...posts.map((post) => post.featured_image),
    ...texts.flatMap(({ content }) => content.match(inText) ?? []),
    ...events.map((event) => event.image_url),
    ...gallery.map((item) => item.file_url),
    ...ads.map((ad) => ad.media_url),
    ...slides.flatMap((slide) => [slide.image_url, slide.video_url]),
  ].filter((path) => path !== null);
}

/** Whether some row names this stored path: the question of referencedMedia for one file. */
export async function isReferenced(db: Db, path: string): Promise<boolean> {
  const named = `%${path.replace(/[\\%_]/g, "\\$&")}%`;
  const adFile = path.slice(path.lastIndexOf("/") + 1);
  const { rows } = await sql`
    select 1 from blog_posts where featured_image = ${path}
    union all select 1 from events where image_url = ${path}
    union all select 1 from gallery_items where file_url = ${path}
    union all select 1 from ads where media_url = ${adFile}
    union all select 1 from hero_slides where image_url = ${path} or video_url = ${path}
    union all select 1 from blog_posts where content like ${named} escape '\\'
    limit 1`.execute(db);
  return rows.length > 0;
}
