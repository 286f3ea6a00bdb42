import type { BlogPostForm } from "#app/features/stories/blog/blog.schema.ts";
import { numberedSlug, slugify } from "#app/lib/slug.ts";
import type { Db } from "#server/db/connect.ts";
import { searchText } from "#server/db/search.ts";

/** What of a post the editor decides; the picture is a stored path, a path of this site, or none. */
export type PostValues = Omit<
  BlogPostForm,
  "remove_image" | "published_at" | "published_time" | "translation_of"
> & {
  /** Left out, it stays. */
  translation_of?: number | null;
  /** The moment from which it is public (`momentOf`). */
  published_at: string;
  featured_image: string | null;
};

/** What is made of its text when it is saved (blog-html.service.server.ts). */
export type PostText = { html: string; html_version: number; summary: string };

/** What a post is found by: what its card shows. */
export const postSearchText = (post: {
  title: string;
  excerpt: string;
  author_name: string;
  summary: string;
}) => searchText(post.title, post.excerpt || post.summary, post.author_name);

/** What a save writes, the address and the version apart. */
export const postColumns = (values: PostValues, text: PostText, now: Date) => ({
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
  translation_of: values.translation_of,
  updated_at: now.toISOString(),
});

/** Adds a post under an address made from its title, or from another one. Call it in a transaction. */
export async function insertPost(
  db: Db,
  values: PostValues,
  text: PostText,
  now: Date,
  { sample = false, address = values.title }: { sample?: boolean; address?: string } = {},
): Promise<{ id: number; slug: string }> {
  const row = {
    ...postColumns(values, text, now),
    created_at: now.toISOString(),
    is_sample: sample ? (1 as const) : (0 as const),
  };
  for (let attempt = 1; ; attempt += 1) {
    const slug = await freeSlug(db, address, undefined, attempt);
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

/** The address of a post under its title: the one that it has, or a new one when the title has changed. */
export const postSlug = async (
  db: Db,
  title: string,
  current: { id: number; title: string; slug: string },
): Promise<string> => (title === current.title ? current.slug : freeSlug(db, title, current.id, 1));

/** Lets a post's former address go on leading to it. The same address twice changes nothing. */
export async function rememberSlug(db: Db, postId: number, former: string, slug: string): Promise<void> {
  if (former === slug) return;
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
    if (await isFree(db, slug, ownId)) return slug;
  }
}

async function isFree(db: Db, slug: string, ownId: number | undefined): Promise<boolean> {
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
  return !taken;
}

/** The address of a post that comes back: its own, or another when somebody else has that by now. */
export const returningSlug = async (
  db: Db,
  { id, slug, title }: { id: number; slug: string; title: string },
): Promise<string> => ((await isFree(db, slug, id)) ? slug : freeSlug(db, title, id, 1));
