import { karachiDay } from "#app/lib/dates.ts";
import { sampleCategories, samplePosts } from "#content/sample-posts.ts";
import type { Db } from "#server/db/connect.ts";
import { createCategory } from "./blog-category.store.server.ts";
import { insertPost } from "./blog-edit.store.server.ts";
import { postText } from "./blog-html.service.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Categories with stories in them. */
export async function addSamplePosts(db: Db, now: Date): Promise<void> {
  const ids = new Map<string, number>();
  for (const category of sampleCategories) {
    const made = await createCategory(db, category, { sample: true });
    if (made) ids.set(category.name, made.id);
  }
  for (const { category, daysAgo, image, imageAlt, ...post } of samplePosts) {
    const categoryId = ids.get(category);
    if (categoryId === undefined) throw new Error(`The sample post ${post.title} names an unknown category`);
    const values = {
      ...post,
      category_id: categoryId,
      author_name: "Umeed field desk",
      status: "published" as const,
      meta_title: "",
      meta_description: "",
      featured_image: image,
      featured_image_alt: imageAlt,
      published_at: karachiDay(new Date(now.getTime() - daysAgo * day)),
    };
    const text = await postText(post.content, "");
    if ("fault" in text) throw new Error(`The sample post ${post.title} cannot be rendered`);
    await insertPost(db, values, text, now, { sample: true });
  }
}
