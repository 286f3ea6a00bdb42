import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { formatDay } from "../../lib/dates.ts";
import { dayCursor, readDayCursor } from "../../lib/day-cursor.ts";
import { relatedPosts } from "./blog.constants.ts";
import type { BlogPost, BlogSummary, RelatedBlog } from "./blog.types.ts";

/** Who looks. A visitor sees what is published and dated no later than today's Karachi day; staff see all. */
export type Audience = "staff" | { today: string };

export type PostList = {
  audience: Audience;
  /** A category's slug or its id as text. */
  category?: string;
  exclude?: number;
  q?: string;
  limit: number;
  offset?: number;
  /** Where a page before this one ended (`after`) or began (`before`). */
  cursor?: { after?: string; before?: string };
};

export type PostPage<Post> = {
  posts: Post[];
  /** All that match, on every page. */
  total: number;
  /** Cursors of the neighbouring pages, undefined at either end. */
  next?: string;
  previous?: string;
};

const summaryColumns = [
  "blog_posts.id",
  "blog_posts.slug",
  "blog_posts.title",
  "blog_posts.excerpt",
  "blog_posts.featured_image",
  "blog_posts.featured_image_alt",
  "blog_posts.category_id",
  "blog_categories.name as category_name",
  "blog_categories.slug as category_slug",
  "blog_categories.color as category_color",
  "blog_posts.author_name",
  "blog_posts.read_time",
  "blog_posts.status",
  "blog_posts.published_at",
] as const;

const postColumns = [
  ...summaryColumns,
  "blog_posts.content",
  "blog_posts.meta_title",
  "blog_posts.meta_description",
  "blog_posts.version",
  "blog_posts.updated_at",
] as const;

const cursorOf = ({ published_at: day, id }: { published_at: string; id: number }) => dayCursor({ day, id });

const withDate = <Row extends { published_at: string }>(row: Row) => ({
  ...row,
  formatted_date: formatDay(row.published_at),
});

/** Posts, newest first, as cards show them. */
export async function listPosts(db: Db, list: PostList): Promise<PostPage<BlogSummary>> {
  const matching = await matchingPosts(db, list);
  return page(list, (query) => query.select(summaryColumns).execute(), matching);
}

/** Posts, newest first, whole, as the dashboard's editor needs them. */
export async function listWholePosts(db: Db, list: PostList): Promise<PostPage<BlogPost>> {
  const matching = await matchingPosts(db, list);
  return page(list, (query) => query.select(postColumns).execute(), matching);
}

/** The post at an address, undefined when there is none that this audience may see. */
export async function findPost(db: Db, slug: string, audience: Audience): Promise<BlogPost | undefined> {
  const row = await visiblePosts(db, audience)
    .select(postColumns)
    .where("blog_posts.slug", "=", slug)
    .executeTakeFirst();
  return row && withDate(row);
}

/** The address of today's of a post that once had this one. */
export async function findMovedSlug(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("blog_slug_history")
    .innerJoin("blog_posts", "blog_posts.id", "blog_slug_history.post_id")
    .select("blog_posts.slug")
    .where("blog_slug_history.slug", "=", slug)
    .executeTakeFirst();
  return row?.slug;
}

/** The newest posts of a category but one. */
export async function listRelated(
  db: Db,
  related: { categoryId: number; exclude: number; today: string; limit?: number },
): Promise<RelatedBlog[]> {
  const rows = await visiblePosts(db, { today: related.today })
    .select([
      "blog_posts.slug",
      "blog_posts.title",
      "blog_posts.featured_image",
      "blog_posts.featured_image_alt",
      "blog_posts.published_at",
    ])
    .where("blog_posts.category_id", "=", related.categoryId)
    .where("blog_posts.id", "!=", related.exclude)
    .orderBy("blog_posts.published_at", "desc")
    .orderBy("blog_posts.id", "desc")
    .limit(related.limit ?? relatedPosts)
    .execute();
  return rows.map(withDate);
}

/** Addresses and last changes of every public post, for the sitemap. */
export async function listPostAddresses(
  db: Db,
  today: string,
): Promise<{ slug: string; updated_at: string }[]> {
  return visiblePosts(db, { today })
    .select(["blog_posts.slug", "blog_posts.updated_at"])
    .orderBy("blog_posts.published_at", "desc")
    .limit(50_000)
    .execute();
}

function visiblePosts(db: Db, audience: Audience) {
  const posts = db
    .selectFrom("blog_posts")
    .leftJoin("blog_categories", "blog_categories.id", "blog_posts.category_id");
  if (audience === "staff") return posts;
  return posts
    .where("blog_posts.status", "=", "published")
    .where("blog_posts.published_at", "<=", audience.today);
}

/** What the filters leave, without order or page. */
async function matchingPosts(db: Db, { audience, category, exclude, q }: PostList) {
  let query = visiblePosts(db, audience);
  if (category !== undefined) {
    const id = /^\d{1,9}$/.test(category) ? Number(category) : -1;
    query = query.where((where) =>
      where.or([where("blog_categories.slug", "=", category), where("blog_posts.category_id", "=", id)]),
    );
  }
  if (exclude !== undefined) query = query.where("blog_posts.id", "!=", exclude);
  const term = q?.trim().toLowerCase();
  if (term) {
    const named = await categoriesNamed(db, term);
    const pattern = `%${term.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where((where) =>
      where.or([
        sql<boolean>`${where.ref("blog_posts.search_text")} like ${pattern} escape ${"\\"}`,
        ...(named.length > 0 ? [where("blog_posts.category_id", "in", named)] : []),
      ]),
    );
  }
  return query;
}

async function categoriesNamed(db: Db, term: string): Promise<number[]> {
  const categories = await db.selectFrom("blog_categories").select(["id", "name"]).execute();
  return categories.filter(({ name }) => name.toLowerCase().includes(term)).map(({ id }) => id);
}

type Matching = Awaited<ReturnType<typeof matchingPosts>>;

/** One page of what matches: by cursor when there is one, else by offset. */
async function page<Row extends { id: number; published_at: string }>(
  { limit, offset = 0, cursor }: PostList,
  read: (query: Matching) => Promise<Row[]>,
  matching: Matching,
): Promise<PostPage<Row & { formatted_date: string }>> {
  const after = readDayCursor(cursor?.after);
  const before = after ? undefined : readDayCursor(cursor?.before);
  const mark = after ?? before;
  const order = before ? "asc" : "desc";
  const past = before ? ">" : "<";

  let query = matching;
  if (mark) {
    query = query.where((where) =>
      where.or([
        where("blog_posts.published_at", past, mark.day),
        where.and([where("blog_posts.published_at", "=", mark.day), where("blog_posts.id", past, mark.id)]),
      ]),
    );
  }
  // One more than asked for tells whether there is a page beyond.
  const rows = await read(
    query
      .orderBy("blog_posts.published_at", order)
      .orderBy("blog_posts.id", order)
      .limit(limit + 1)
      .offset(mark ? 0 : offset),
  );
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();

  const more = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (before) shown.reverse();
  const first = shown.at(0);
  const last = shown.at(-1);
  const hasNext = before ? true : more;
  const hasPrevious = before ? more : after !== undefined || offset > 0;
  return {
    posts: shown.map(withDate),
    total,
    next: hasNext && last ? cursorOf(last) : undefined,
    previous: hasPrevious && first ? cursorOf(first) : undefined,
  };
}
