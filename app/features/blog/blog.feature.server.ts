import type { Feature, SampleTable } from "#server/services.ts";
import { blogRoutes } from "./server/blog.routes.server.ts";
import { addSamplePosts } from "./server/blog.sample.server.ts";
import { listCategories, lockSampleCategories } from "./server/blog-category.store.server.ts";

/** Of categories those that only sample posts use: a category with a post of the foundation's own stays. */
const sampleCategories: SampleTable<"blog_categories"> = {
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
  media: [
    { table: "blog_posts", column: "featured_image", holds: "path" },
    { table: "blog_posts", column: "content", holds: "text" },
    { table: "uploaded_pictures", column: "path", holds: "path" },
  ],
  samples: {
    add: addSamplePosts,
    lock: lockSampleCategories,
    // Posts first: they refer to their categories.
    tables: [{ noun: "blog post", table: "blog_posts" }, sampleCategories],
  },
};
