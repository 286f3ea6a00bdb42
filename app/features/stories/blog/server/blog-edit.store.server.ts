import type { BlogPostForm } from "#app/features/stories/blog/blog.schema.ts";
import { numberedSlug, slugify } from "#app/lib/slug.ts";
import type { Db } from "#server/db/connect.ts";
import { searchText } from "#server/db/search.ts";

/** What of a post the editor decides; the picture is a stored path, a path of this site, or none. */
export type PostValues = Omit<BlogPostForm, "remove_image" | "published_at" | "published_time"> & {
  /** The moment from which it is public (`momentOf`). */
  published_at: string;
  featured_image: string | null;
};

/** What is made of its texts when it is saved (blog-html.service.server.ts). */
export type PostTexts = {
  html: string;
  html_ur?: string;
  html_version: number;
  summary: string;
  summary_ur?: string;
};

export type Found = Pick<PostValues, "title" | "title_ur" | "excerpt" | "excerpt_ur" | "author_name"> &
  Pick<PostTexts, "summary" | "summary_ur">;

/** What a post is found by: what its cards show. */
export const postSearchText = (post: Found) =>
  searchText(
    post.title,
    post.excerpt || post.summary,
    post.title_ur,
    post.excerpt_ur || post.summary_ur,
    post.author_name,
  );

/** What a save writes, the addresses and the version apart. */
export const postColumns = (values: PostValues, texts: PostTexts, now: Date) => ({
  ...values,
  ...texts,
  search_text: postSearchText({ ...values, ...texts }),
  updated_at: now.toISOString(),
});

/** A post's addresses in both languages: one without English has that of its Urdu in both. */
export type Addresses = { slug: string; slug_ur: string };
export type Titles = { title: string; title_ur?: string };

/** Adds a post under addresses made from its titles, or from others. Call it in a transaction. */
export async function insertPost(
  db: Db,
  values: PostValues,
  texts: PostTexts,
  now: Date,
  { sample = false, titles = {} }: { sample?: boolean; titles?: Partial<Titles> } = {},
): Promise<Addresses & { id: number }> {
  const row = {
    ...postColumns(values, texts, now),
    created_at: now.toISOString(),
    is_sample: sample ? (1 as const) : (0 as const),
  };
  for (let from = 1; ; from += 1) {
    const slugs = await postSlugs(db, { ...values, ...titles }, { from });
    // Another post may take an address between the look and the insert: then the next number is tried.
    const made = await db
      .insertInto("blog_posts")
      .values({ ...row, ...slugs, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "slug", "slug_ur"])
      .executeTakeFirst();
    if (made) return made;
  }
}

type Current = Addresses & Partial<Titles> & { id: number };

/**
 * The addresses of a post under its titles: those that it has, or new ones where a title has changed.
 * @param options.from the first number to try behind an address that is taken
 */
export async function postSlugs(
  db: Db,
  { title, title_ur = "" }: Titles,
  { current, from = 1 }: { current?: Current; from?: number } = {},
): Promise<Addresses> {
  const free = (text: string, other?: string) => freeSlug(db, text, { ownId: current?.id, other, from });
  const kept = title_ur === current?.title_ur ? current.slug_ur : undefined;
  if (title === "" && title_ur !== "") {
    const slug = kept ?? (await free(title_ur));
    return { slug, slug_ur: slug };
  }
  const slug = title === current?.title ? current.slug : await free(title, kept);
  return { slug, slug_ur: kept ?? (title_ur && (await free(title_ur, slug))) };
}

/** The addresses of a post that comes back: its own, or others when somebody else has those by now. */
export async function returningSlugs(db: Db, post: Current & Titles): Promise<Addresses> {
  const isTaken = async (slug: string) => slug !== "" && !(await isFree(db, slug, post.id));
  // Without the title it had before, it gets a new one.
  const title = (await isTaken(post.slug)) ? undefined : post.title;
  const title_ur = (await isTaken(post.slug_ur)) ? undefined : post.title_ur;
  return postSlugs(db, post, { current: { ...post, title, title_ur } });
}

/** Lets the addresses that a post has had go on leading to it. The same ones twice change nothing. */
export async function rememberSlugs(
  db: Db,
  postId: number,
  former: readonly string[],
  current: readonly string[],
): Promise<void> {
  await db.deleteFrom("blog_slug_history").where("slug", "in", current).execute();
  for (const slug of former.filter((each) => each !== "" && !current.includes(each))) {
    await db
      .insertInto("blog_slug_history")
      .values({ slug, post_id: postId })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet({ post_id: postId }))
      .execute();
  }
}

type Slugs = {
  ownId: number | undefined;
  /** That of the post's other language. */
  other: string | undefined;
  from: number;
};

/** The first address for a title that neither is nor was another post's. */
async function freeSlug(db: Db, title: string, { ownId, other, from }: Slugs): Promise<string> {
  const base = slugify(title);
  for (let attempt = from; ; attempt += 1) {
    const slug = numberedSlug(base, attempt);
    if (slug !== other && (await isFree(db, slug, ownId))) return slug;
  }
}

async function isFree(db: Db, slug: string, ownId = -1): Promise<boolean> {
  const taken = await db
    .selectFrom("blog_posts")
    .select("id")
    .where("slug", "=", slug)
    .where("id", "!=", ownId)
    .unionAll(
      db
        .selectFrom("blog_posts")
        .select("id")
        .where("slug_ur", "=", slug)
        .where("slug_ur", "!=", "")
        .where("id", "!=", ownId),
    )
    .unionAll(
      db
        .selectFrom("blog_slug_history")
        .select("post_id as id")
        .where("slug", "=", slug)
        .where("post_id", "!=", ownId),
    )
    .executeTakeFirst();
  return !taken;
}
