import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { relatedPosts } from "#app/features/stories/blog/blog.messages.ts";
import type { BlogPost, BlogSummary, RelatedBlog } from "#app/features/stories/blog/blog.schema.ts";
import { formatDay, instantOf, isCalendarDay, karachiMinute, readMoment } from "#app/lib/dates.ts";
import { finderOf, foldedLines, wordAt } from "#app/lib/fold-text.ts";
import { dayCursor, readDayCursor } from "#app/lib/list-rules.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { hasText, hasWord, isSearch, maxCounted } from "#server/db/search.ts";
import { isOther, isUntied, standsIn, withTwins } from "#server/translations.ts";

/** Who looks. A visitor sees what is published and dated no later than this Karachi minute; staff see all. */
export type Audience = "staff" | { now: string };

export type PostList = {
  audience: Audience;
  /** Of posts that are one in two languages the one in this is listed. Left out: all are. */
  language?: Language;
  /** A category's slug or its id as text. */
  category?: string;
  /** What visitors see of it at this Karachi minute. */
  publication?: { status: "published" | "scheduled" | "draft"; now: string };
  exclude?: number;
  /** Those alone that neither have a translation nor are one. */
  untranslated?: boolean;
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

/** A category's name in a language: the English one where it has no Urdu yet. */
const categoryName = (language: Language) =>
  language === "ur"
    ? sql<string | null>`coalesce(nullif(blog_categories.name_ur, ''), blog_categories.name)`
    : sql<string | null>`blog_categories.name`;

const sharedColumns = [
  "blog_posts.id",
  "blog_posts.slug",
  "blog_posts.title",
  "blog_posts.featured_image",
  "blog_posts.featured_image_alt",
  "blog_posts.category_id",
  "blog_categories.slug as category_slug",
  "blog_categories.color as category_color",
  "blog_posts.author_name",
  "blog_posts.read_time",
  "blog_posts.status",
  "blog_posts.published_at",
] as const;

/** The one place that says what stands in for an excerpt: the first sentences of the text. */
const excerptOrSummary = sql<string>`coalesce(nullif(blog_posts.excerpt, ''), blog_posts.summary)`;

const postColumns = [
  ...sharedColumns,
  "blog_posts.excerpt",
  "blog_posts.content",
  "blog_posts.meta_title",
  "blog_posts.meta_description",
  "blog_posts.version",
  "blog_posts.updated_at",
] as const;

const cursorOf = ({ published_at: day, id }: { published_at: string; id: number }) => dayCursor({ day, id });

/** A row keeps one moment; a post as it is sent has a day and a time. */
const withDate = <Row extends { published_at: string }>(row: Row, language: Language = "en") => {
  const { day, time } = readMoment(row.published_at);
  return {
    ...row,
    published_at: day,
    published_time: time,
    // Empty where the record has no day: pages show a default then (BLOG-06, BLOG-20).
    formatted_date: isCalendarDay(day) ? formatDay(day, language) : "",
  };
};

/** Posts, newest first, as cards show them. Staff see whether there is an excerpt; visitors see what stands in for it. */
export async function listPosts(db: Db, list: PostList): Promise<PostPage<BlogSummary>> {
  return readPage(db, list, (ids) =>
    withCategory(db)
      .select([...sharedColumns, categoryName(list.language ?? "en").as("category_name")])
      .select(list.audience === "staff" ? "blog_posts.excerpt" : excerptOrSummary.as("excerpt"))
      .where("blog_posts.id", "in", ids)
      .execute(),
  );
}

/** Posts, newest first, whole, as the dashboard's editor needs them. */
export async function listWholePosts(db: Db, list: PostList): Promise<PostPage<BlogPost>> {
  return readPage(db, list, (ids) =>
    withCategory(db)
      .select([...postColumns, categoryName("en").as("category_name")])
      .where("blog_posts.id", "in", ids)
      .execute(),
  );
}

/** A post with what stands in for its excerpt where it has none. */
export type FoundPost = BlogPost & { summary: string };

/** The post at an address or of a number, undefined when there is none that this audience may see. */
export async function findPost(
  db: Db,
  asked: string | number,
  audience: Audience,
  language: Language = "en",
): Promise<FoundPost | undefined> {
  const row = await visiblePosts(withCategory(db), audience)
    .select([...postColumns, categoryName(language).as("category_name"), excerptOrSummary.as("summary")])
    .where(typeof asked === "number" ? "blog_posts.id" : "blog_posts.slug", "=", asked)
    .executeTakeFirst();
  return row && withDate(row, language);
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

/** The address of the same post in the other language, where a visitor may see it. */
export async function findTranslation(
  db: Db,
  post: { id: number },
  audience: Audience,
): Promise<{ slug: string; language: Language } | undefined> {
  const row = await visiblePosts(db.selectFrom("blog_posts"), audience)
    .select(["blog_posts.slug", "blog_posts.translation_of"])
    .where((where) =>
      where.or([
        where("translation_of", "=", post.id),
        where(
          "id",
          "=",
          where.selectFrom("blog_posts as own").select("own.translation_of").where("own.id", "=", post.id),
        ),
      ]),
    )
    .executeTakeFirst();
  return row && { slug: row.slug, language: row.translation_of === null ? "en" : "ur" };
}

/** The newest posts of a category but one, in either language. */
export async function listRelated(
  db: Db,
  related: { categoryId: number; exclude: number; now: string; limit?: number; language: Language },
): Promise<RelatedBlog[]> {
  const audience = { now: related.now };
  const rows = await visiblePosts(db.selectFrom("blog_posts"), audience)
    .where(standsIn("blog_posts", related.language, twinIsShown(audience)))
    .select([
      "blog_posts.id",
      "blog_posts.slug",
      "blog_posts.title",
      "blog_posts.featured_image",
      "blog_posts.featured_image_alt",
      "blog_posts.published_at",
    ])
    .where("blog_posts.category_id", "=", related.categoryId)
    .where(isOther("blog_posts", related.exclude))
    .orderBy("blog_posts.published_at", "desc")
    .orderBy("blog_posts.id", "desc")
    .limit(related.limit ?? relatedPosts)
    .execute();
  return rows.map((row) => withDate(row, related.language));
}

/** The next moment after an instant at which a post becomes public by itself; undefined when none is scheduled. */
export async function nextPublication(db: Db, after: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom("blog_posts")
    .select((select) => select.fn.min("published_at").as("moment"))
    .where("status", "=", "published")
    .where("published_at", ">", karachiMinute(after))
    .executeTakeFirst();
  return row?.moment ? instantOf(row.moment) : undefined;
}

/** Addresses and last changes of every public post, for the sitemap. */
export async function listPostAddresses(
  db: Db,
  audience: Audience,
): Promise<{ id: number; slug: string; updated_at: string; translation_of: number | null }[]> {
  return visiblePosts(db.selectFrom("blog_posts"), audience)
    .select(["id", "slug", "updated_at", "translation_of"])
    .orderBy("blog_posts.published_at", "desc")
    .limit(50_000)
    .execute();
}

function withCategory(db: Db) {
  return db
    .selectFrom("blog_posts")
    .leftJoin("blog_categories", "blog_categories.id", "blog_posts.category_id");
}

type Posts<Tables extends keyof Database, Row> = SelectQueryBuilder<Database, Tables | "blog_posts", Row>;

function visiblePosts<Query extends Posts<never, object>>(posts: Query, audience: Audience): Query {
  if (audience === "staff") return posts;
  return posts
    .where("blog_posts.status", "=", "published")
    .where("blog_posts.published_at", "<=", audience.now) as Query;
}

/** A condition for the same post in the other language, `twin`. */
const twinIsShown = (audience: Audience) =>
  audience === "staff"
    ? sql<SqlBool>`true`
    : sql<SqlBool>`twin.status = 'published' and twin.published_at <= ${audience.now}`;

/** Posts with their language and, where visitors may see it, the same one in the other language. */
export const withPostTwins = <Row extends { id: number; title: string }>(
  db: Db,
  posts: readonly Row[],
  audience: Audience,
) => withTwins(db, "blog_posts", posts, twinIsShown(audience));

/** What the filters leave, without order or page. */
async function matchingPosts(db: Db, list: PostList) {
  const { audience, language, category, publication, exclude, q, words = [] } = list;
  let query = visiblePosts(db.selectFrom("blog_posts"), audience);
  if (language) query = query.where(standsIn("blog_posts", language, twinIsShown(audience)));
  if (publication) {
    const { status, now } = publication;
    query = query.where("status", "=", status === "draft" ? "draft" : "published");
    if (status !== "draft") query = query.where("published_at", status === "scheduled" ? ">" : "<=", now);
  }
  if (category !== undefined) {
    query = query.where("category_id", "=", await categoryId(db, category));
  }
  if (list.untranslated) query = query.where(isUntied("blog_posts"));
  if (exclude !== undefined) query = query.where(isOther("blog_posts", exclude));
  const conditions: { found: Expression<SqlBool>; isNamed: (category: string) => boolean }[] = words.map(
    (forms) => ({
      found: hasWord(db, "blog_posts", forms),
      isNamed: (category) => forms.some((form) => wordAt(foldedLines(category), form) >= 0),
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

/**
 * One page of what matches: by cursor when there is one, else by offset. The page is found in an index alone and
 * only its rows are read: posts are long, and a deep page would otherwise read all before it.
 */
async function readPage<Row extends { id: number; published_at: string }>(
  db: Db,
  list: PostList,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<PostPage<Row & { published_time: string | null; formatted_date: string }>> {
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
  const found = new Map((ids.length > 0 ? await read(ids) : []).map((row) => [row.id, row]));
  const rows = ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  const counted = matching.select("id");
  const { total } = await db
    .selectFrom((isSearch(list.q) || list.words ? counted.limit(maxCounted) : counted).as("counted"))
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
    posts: shown.map((row) => withDate(row, list.language)),
    total,
    next: hasNext && last ? cursorOf(last) : undefined,
    previous: hasPrevious && first ? cursorOf(first) : undefined,
  };
}
