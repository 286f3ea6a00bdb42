import type { Expression, SelectQueryBuilder, SqlBool } from "kysely";
import { dayCursor, readDayCursor } from "#app/lib/call-rules.ts";
import { finderOf, foldedLines, textHasWord } from "#app/lib/fold-text.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { hasText, hasWord, isSearch, maxCounted } from "#server/db/search.ts";

/** Who looks. A visitor sees what is published and dated no later than this Karachi minute; staff see all. */
export type Audience = "staff" | { now: string };

export type PostList = {
  audience: Audience;
  /** A category's slug or its id as text. */
  category?: string;
  /** What visitors see of it at this Karachi minute. */
  publication?: { status: "published" | "scheduled" | "draft"; now: string };
  exclude?: number;
  q?: string;
  /** The words of the site's search, each of which a post must have in one of its forms (hasWord). */
  words?: readonly (readonly string[])[];
  limit: number;
  offset?: number;
  /** Where a page before this one ended (`after`) or began (`before`). */
  cursor?: { after?: string; before?: string };
};

export type PostPage<Post> = {
  posts: Post[];
  /** All that match, on every page; a search is counted to 1,000. */
  total: number;
  /** Cursors of the neighbouring pages, undefined at either end. */
  next?: string;
  previous?: string;
};

type Posts<Tables extends keyof Database, Row> = SelectQueryBuilder<Database, Tables | "blog_posts", Row>;

export function visiblePosts<Query extends Posts<never, object>>(posts: Query, audience: Audience): Query {
  if (audience === "staff") return posts;
  return posts
    .where("blog_posts.status", "=", "published")
    .where("blog_posts.published_at", "<=", audience.now) as Query;
}

/** What the filters leave, without order or page. */
async function matchingPosts(db: Db, list: PostList) {
  const { audience, category, publication, exclude, q, words = [] } = list;
  let query = visiblePosts(db.selectFrom("blog_posts"), audience);
  if (publication) {
    const { status, now } = publication;
    query = query.where("status", "=", status === "draft" ? "draft" : "published");
    if (status !== "draft") query = query.where("published_at", status === "scheduled" ? ">" : "<=", now);
  }
  if (category !== undefined) {
    query = query.where("category_id", "=", await categoryId(db, category));
  }
  if (exclude !== undefined) query = query.where("id", "!=", exclude);
  const conditions: { found: Expression<SqlBool>; isNamed: (category: string) => boolean }[] = words.map(
    (forms) => ({
      found: hasWord(db, "blog_posts", forms),
      isNamed: (category) => textHasWord(foldedLines(category), forms),
    }),
  );
  if (isSearch(q)) {
    const found = hasText(db, "blog_posts", q, { byId: false });
    conditions.push({ found, isNamed: finderOf(q) });
  }
  for (const { found, isNamed } of conditions) {
    const named = await categoriesNamed(db, isNamed);
    query = query.where((where) =>
      named.length > 0 ? where.or([found, where("category_id", "in", named)]) : found,
    );
  }
  return query;
}

/** @param category a slug, or an id as text. @returns an id that no post has when there is no such category */
async function categoryId(db: Db, category: string): Promise<number> {
  const named = await db
    .selectFrom("blog_categories")
    .select("id")
    .where("slug", "=", category)
    .executeTakeFirst();
  if (named) return named.id;
  return /^\d{1,9}$/.test(category) ? Number(category) : -1;
}

async function categoriesNamed(db: Db, isNamed: (name: string) => boolean): Promise<number[]> {
  const categories = await db.selectFrom("blog_categories").select(["id", "name", "name_ur"]).execute();
  return categories.filter(({ name, name_ur }) => isNamed(name) || isNamed(name_ur)).map(({ id }) => id);
}

async function count(db: Db, matching: Awaited<ReturnType<typeof matchingPosts>>, { q, words }: PostList) {
  const ids = matching.select("id");
  const { total } = await db
    .selectFrom((isSearch(q) || words ? ids.limit(maxCounted) : ids).as("counted"))
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const cursorOf = ({ published_at: day, id }: { published_at: string; id: number }) => dayCursor({ day, id });

/**
 * One page of what matches: by cursor when there is one, else by offset. The page is found in an index alone and
 * only its rows are read: posts are long, and a deep page would otherwise read all before it.
 */
export async function readPage<Row extends { id: number; published_at: string }>(
  db: Db,
  list: PostList,
  read: (db: Db, ids: number[]) => Promise<Row[]>,
): Promise<PostPage<Row>> {
  const { limit, offset = 0, cursor } = list;
  const matching = await matchingPosts(db, list);
  const after = readDayCursor(cursor?.after);
  const before = after ? undefined : readDayCursor(cursor?.before);
  const mark = after ?? before;
  const order = before ? "asc" : "desc";
  const past = before ? ">" : "<";

  let query = matching;
  if (mark) {
    query = query.where((where) =>
      where.or([
        where("published_at", past, mark.day),
        where.and([where("published_at", "=", mark.day), where("id", past, mark.id)]),
      ]),
    );
  }
  // One more than asked for shows whether there is a page beyond.
  const places = await query
    .select("id")
    .orderBy("published_at", order)
    .orderBy("id", order)
    .limit(limit + 1)
    .offset(mark ? 0 : offset)
    .execute();
  const ids = places.map(({ id }) => id);
  const found = new Map((ids.length > 0 ? await read(db, ids) : []).map((row) => [row.id, row]));
  const rows = ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  const more = rows.length > limit;
  // A single page is all there is: looking for words a second time would take as long as the first.
  const isAll = !more && !mark && offset === 0;
  const total = isAll ? rows.length : await count(db, matching, list);
  const shown = rows.slice(0, limit);
  if (before) shown.reverse();
  const first = shown.at(0);
  const last = shown.at(-1);
  const hasNext = before ? true : more;
  const hasPrevious = before ? more : after !== undefined || offset > 0;
  return {
    posts: shown,
    total,
    next: hasNext && last ? cursorOf(last) : undefined,
    previous: hasPrevious && first ? cursorOf(first) : undefined,
  };
}
