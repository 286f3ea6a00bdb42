import type { Selectable } from "kysely";
import type { BlogPostForm } from "#app/features/blog/blog.schema.ts";
import { numberedSlug, slugify } from "#app/lib/slug.ts";
import type { Db } from "#server/db/connect.ts";
import type { BlogPostsTable } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";

/** What of a post the editor decides; the picture is a stored path, a path of this site, or none. */
export type PostValues = Omit<BlogPostForm, "remove_image" | "published_at"> & {
  published_at: string;
  featured_image: string | null;
};

/** What is made of its text when it is saved (blog-html.service.server.ts). */
export type PostText = { html: string; html_version: number; summary: string };

type BlogPostsRow = Selectable<BlogPostsTable>;

export type SaveFault = "missing" | "stale" | "unknown category";

/** What a post is found by: what its card shows. */
export const postSearchText = (post: {
  title: string;
  excerpt: string;
  author_name: string;
  summary: string;
}) => searchText(post.title, post.excerpt || post.summary, post.author_name);

const columns = (values: PostValues, text: PostText, now: Date) => ({
  ...text,
  title: values.title,
  excerpt: values.excerpt,
  search_text: postSearchText({ ...values, ...text }),
  content: values.content,
  featured_image: values.featured_image,
  featured_image_alt: values.featured_image_alt,
  category_id: values.category_id,
  author_name: values.author_name,
  status: values.status,
  read_time: values.read_time,
  meta_title: values.meta_title,
  meta_description: values.meta_description,
  published_at: values.published_at,
  updated_at: now.toISOString(),
});

/** Adds a post under an address made from its title. Call it in a transaction. */
export async function createPost(
  db: Db,
  values: PostValues,
  text: PostText,
  now: Date,
  { sample = false }: { sample?: boolean } = {},
): Promise<{ id: number; slug: string }> {
  const row = {
    ...columns(values, text, now),
    created_at: now.toISOString(),
    is_sample: sample ? (1 as const) : (0 as const),
  };
  for (let attempt = 1; ; attempt += 1) {
    const slug = await freeSlug(db, values.title, undefined, attempt);
    // Another post may take the address between the look and the insert: then the next number is tried.
    const made = await db
      .insertInto("blog_posts")
      .values({ ...row, slug, version: 1 })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning(["id", "slug"])
      .executeTakeFirst();
    if (made) return made;
  }
}

/**
 * Overwrites a post. A new title gives a new address; the old one goes on leading here. Call it in a transaction.
 * @param version the version that was opened; when another has been saved since, nothing is written
 * @returns the post before and after: the caller writes that down and removes a picture that is left over
 */
export async function updatePost(
  db: Db,
  id: number,
  version: number | undefined,
  values: (current: { published_at: string }) => PostValues,
  text: PostText,
  now: Date,
): Promise<{ slug: string; before: BlogPostsRow; after: PostValues } | { fault: SaveFault }> {
  const current = await db.selectFrom("blog_posts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!current) return { fault: "missing" };
  if (version !== undefined && version !== current.version) return { fault: "stale" };

  const next = values(current);
  const slug = next.title === current.title ? current.slug : await freeSlug(db, next.title, id, 1);
  const result = await db
    .updateTable("blog_posts")
    // What staff have edited is theirs: it is no sample any more.
    .set({ ...columns(next, text, now), slug, version: current.version + 1, is_sample: 0 })
    .where("id", "=", id)
    // Two saves at once: the second finds the version gone on and writes nothing.
    .where("version", "=", current.version)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return { fault: "stale" };
  if (slug !== current.slug) await rememberSlug(db, id, current.slug, slug);
  return { slug, before: current, after: next };
}

/** @returns the picture that a post has now, null also when there is no such post */
export async function findImage(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom("blog_posts")
    .select("featured_image")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.featured_image ?? null;
}

/** @returns the post as it was, undefined when there was none */
export async function deletePost(db: Db, id: number): Promise<BlogPostsRow | undefined> {
  return db.deleteFrom("blog_posts").where("id", "=", id).returningAll().executeTakeFirst();
}

async function rememberSlug(db: Db, postId: number, former: string, slug: string): Promise<void> {
  await db.deleteFrom("blog_slug_history").where("slug", "=", slug).execute();
  await db
    .insertInto("blog_slug_history")
    .values({ slug: former, post_id: postId })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ post_id: postId }))
    .execute();
}

/** The first address for a title that neither is nor was another post's, counting from the given number. */
async function freeSlug(db: Db, title: string, ownId: number | undefined, from: number): Promise<string> {
  const base = slugify(title);
  for (let attempt = from; ; attempt += 1) {
    const slug = numberedSlug(base, attempt);
    const taken = await db
      .selectFrom("blog_posts")
      .select("id")
      .where("slug", "=", slug)
      .where("id", "!=", ownId ?? -1)
      .unionAll(
        db
          .selectFrom("blog_slug_history")
          .select("post_id as id")
          .where("slug", "=", slug)
          .where("post_id", "!=", ownId ?? -1),
      )
      .executeTakeFirst();
    if (!taken) return slug;
  }
}
