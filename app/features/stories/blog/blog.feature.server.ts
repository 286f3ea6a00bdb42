import { sql } from "kysely";
import { karachiDay } from "#app/lib/dates.ts";
import { artAlt } from "#content/art-alt.ts";
import { sampleCategories, samplePosts } from "#content/sample-posts.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature, SampleTable } from "#server/services.ts";
import { blogRoutes } from "./server/blog.routes.server.ts";
import { nextPublication } from "./server/blog.store.server.ts";
import { binnedCategories, binnedPosts } from "./server/blog-bin.server.ts";
import { createCategory, listCategories, lockSampleCategories } from "./server/blog-category.store.server.ts";
import { insertPost, type PostValues } from "./server/blog-edit.store.server.ts";
import { postText } from "./server/blog-html.service.server.ts";
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

export const blogFeature: Feature = {
  group: { name: "Posts", description: "Blog posts and their categories." },
  routes: blogRoutes,
  queryValues: {
    "/blogs?category": async ({ db }) =>
      (await listCategories(db)).flatMap(({ id, slug }) => [slug, String(id)]),
  },
  nextChange: nextPublication,
  media: [
    {
      ...{ table: "blog_posts", column: "featured_image", holds: "path", alt: "featured_image_alt" },
      use: { noun: "Post", key: "id", name: "title", to: (id) => `/dashboard/blogs?edit=${id}` },
    },
    {
      ...{ table: "blog_posts", column: "content", holds: "text" },
      // The text is rendered anew, and a save of what was opened before is compared with it.
      whenReplaced: { html_version: 0, version: sql`version + 1` },
    },
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
  for (const { category, daysAgo, image, urdu, ...post } of samplePosts) {
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
      featured_image_alt: artAlt[image].en,
      published_at: karachiDay(new Date(now.getTime() - daysAgo * day)),
    };
    const { id } = await addSamplePost(db, values, now);
    if (urdu) {
      const { slug: address, ...texts } = urdu;
      const inUrdu = {
        ...values,
        ...texts,
        author_name: "امید فیلڈ ڈیسک",
        featured_image_alt: artAlt[image].ur,
        translation_of: id,
      };
      await addSamplePost(db, inUrdu, now, address);
    }
  }
}

async function addSamplePost(
  db: Db,
  values: PostValues,
  now: Date,
  address?: string,
): Promise<{ id: number }> {
  const text = await postText(values.content, "");
  if ("fault" in text) throw new Error(`The sample post ${values.title} cannot be rendered`);
  return insertPost(db, values, text, now, { sample: true, address });
}
