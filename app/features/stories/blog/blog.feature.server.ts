import { sql } from "kysely";
import { karachiDay } from "#app/lib/dates.ts";
import { mediaOf } from "#app/rows/rows-feature.server.ts";
import { artAlt } from "#content/art-alt.ts";
import { sampleCategories, samplePosts } from "#content/sample-posts.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature, SampleTable } from "#server/deps.ts";
import { posts } from "./blog.rows.ts";
import { blogRoutes } from "./server/blog.routes.server.ts";
import { nextPublication } from "./server/blog.store.server.ts";
import { binnedCategories, binnedPosts } from "./server/blog-bin.server.ts";
import { createCategory, listCategories, lockSampleCategories } from "./server/blog-category.store.server.ts";
import { insertPost } from "./server/blog-edit.store.server.ts";
import { postTexts } from "./server/blog-html.service.server.ts";
import { versionedPosts } from "./server/blog-versions.server.ts";

/** Of categories those that only sample posts use: a category with a post of the foundation's own stays. */
const removableCategories: SampleTable<"blog_categories"> = {
  noun: "blog category",
  table: "blog_categories",
  removable: (where) =>
    where.not(
      where.exists(
        where
          .selectFrom("blog_posts")
          .select("blog_posts.id")
          .whereRef("blog_posts.category_id", "=", "blog_categories.id")
          .where("blog_posts.is_sample", "=", 0),
      ),
    ),
};

/** The texts are rendered anew, and a save of what was opened before is compared with them. */
const renderedAnew = { html_version: 0, version: sql<number>`version + 1` };

export const blogFeature: Feature = {
  group: { name: "Posts", description: "Blog posts and their categories." },
  nouns: { "preview link": { label: "private link of a draft", page: "/dashboard/blogs", by: "edit" } },
  exported: {
    blog_categories: "Categories of the news",
    blog_posts: "News: `content` is Markdown, `html` the same as it is shown",
    blog_slug_history: "Earlier addresses of news",
  },
  routes: blogRoutes,
  queryValues: {
    "/blogs?category": async ({ db }) =>
      (await listCategories(db)).flatMap(({ id, slug }) => [slug, String(id)]),
  },
  nextChange: nextPublication,
  media: [
    ...mediaOf(posts),
    { table: "blog_posts", column: "content", holds: "text", whenReplaced: renderedAnew },
    { table: "blog_posts", column: "content_ur", holds: "text", whenReplaced: renderedAnew },
  ],
  bin: [binnedPosts, binnedCategories],
  versions: [versionedPosts],
  samples: {
    add: addSamplePosts,
    lock: lockSampleCategories,
    // Posts first: they refer to their categories.
    tables: [{ noun: "blog post", table: "blog_posts" }, removableCategories],
  },
};

const day = 24 * 60 * 60 * 1000;

/** Categories with stories in them. */
async function addSamplePosts(db: Db, now: Date): Promise<void> {
  const ids = new Map<string, number>();
  for (const category of sampleCategories) {
    const made = await createCategory(db, category, { sample: true });
    if (made) ids.set(category.name, made.id);
  }
  for (const { category, daysAgo, image, urdu, ...english } of samplePosts) {
    const categoryId = ids.get(category);
    if (categoryId === undefined) throw new Error(`The sample post ${urdu.title} names an unknown category`);
    const values = {
      ...english,
      title_ur: urdu.title,
      excerpt_ur: urdu.excerpt,
      content_ur: urdu.content,
      category_id: categoryId,
      author_name: "Umeed field desk",
      status: "published" as const,
      meta_title: "",
      meta_description: "",
      featured_image: image,
      featured_image_alt: artAlt[image].en,
      featured_image_alt_ur: artAlt[image].ur,
      published_at: karachiDay(new Date(now.getTime() - daysAgo * day)),
    };
    const texts = await postTexts(values, "");
    if ("fault" in texts) throw new Error(`The sample post ${urdu.title} cannot be rendered`);
    await insertPost(db, values, texts, now, { sample: true, titles: { title_ur: urdu.slug } });
  }
}
