import type { Language } from "#app/contract/language.ts";
import { relatedPosts } from "#app/features/stories/blog/blog.messages.ts";
import type { ShownPost } from "#app/features/stories/blog/blog.schema.ts";
import { formatDay, instantOf, isCalendarDay, karachiMinute, readMoment } from "#app/lib/dates.ts";
import { textsIn } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import { type Audience, type PostList, readPage, visiblePosts } from "./blog-list.store.server.ts";

/** The columns of these texts in both languages. */
const inBoth = <Name extends string>(...names: Name[]) =>
  names.flatMap((name) => [`blog_posts.${name}` as const, `blog_posts.${name}_ur` as const]);

const cardColumns = [
  "blog_posts.id",
  ...inBoth("slug", "title", "featured_image_alt"),
  "blog_posts.featured_image",
  "blog_posts.published_at",
] as const;

const summaryColumns = [
  ...cardColumns,
  ...inBoth("excerpt", "summary"),
  "blog_posts.category_id",
  "blog_categories.name as category_name",
  "blog_categories.name_ur as category_name_ur",
  "blog_categories.slug as category_slug",
  "blog_categories.color as category_color",
  "blog_posts.author_name",
  "blog_posts.read_time",
  "blog_posts.status",
] as const;

const wholeColumns = [
  ...summaryColumns,
  ...inBoth("content", "meta_title", "meta_description"),
  "blog_posts.version",
  "blog_posts.updated_at",
] as const;

/** With what its page shows. */
const pageColumns = [...wholeColumns, ...inBoth("html"), "blog_posts.html_version"] as const;

/** A row keeps one moment; a post as it is sent has a day and a time. */
export function datesIn(moment: string, language: Language = "en") {
  const { day, time } = readMoment(moment);
  return {
    published_at: day,
    published_time: time,
    // Empty where the record has no day: pages show a default then (BLOG-06, BLOG-20).
    formatted_date: isCalendarDay(day) ? formatDay(day, language) : "",
  };
}

type Card = {
  title: string;
  title_ur: string;
  featured_image_alt: string;
  featured_image_alt_ur: string;
  published_at: string;
};

/** A post as it is shown on the pages of a language. */
const cardIn = <Row extends Card>(row: Row, language: Language) => ({
  ...textsIn(row, language),
  ...datesIn(row.published_at, language),
  // A picture is the same in both: any description of it is better than none.
  featured_image_alt:
    (language === "ur" && row.featured_image_alt_ur) || row.featured_image_alt || row.featured_image_alt_ur,
});

/** The same with its category's name. */
export const postIn = <Row extends StoredSummary>(row: Row, language: Language) => ({
  ...cardIn(row, language),
  category_name: (language === "ur" && row.category_name_ur) || row.category_name,
});

const readSummaries = (db: Db, ids: number[]) =>
  withCategory(db).select(summaryColumns).where("blog_posts.id", "in", ids).execute();
const readWhole = (db: Db, ids: number[]) =>
  withCategory(db).select(wholeColumns).where("blog_posts.id", "in", ids).execute();

export type StoredSummary = Awaited<ReturnType<typeof readSummaries>>[number];
export type StoredPost = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** Posts, newest first, without their texts, as staff see them. */
export const listSummaries = (db: Db, list: PostList) => readPage(db, list, readSummaries);

/** The same whole. */
export const listWholePosts = (db: Db, list: PostList) => readPage(db, list, readWhole);

/** Posts, newest first, as cards show them. The first sentences of a text stand in for an excerpt. */
export async function listPosts(db: Db, { language = "en", ...list }: PostList & { language?: Language }) {
  const page = await listSummaries(db, list);
  const posts = page.posts.map((row) => {
    const { summary, ...post } = postIn(row, language);
    return { ...post, excerpt: post.excerpt || summary };
  });
  return { ...page, posts };
}

/** The post at an address, of either language, or of a number; undefined when there is none that this audience may see. */
export const findPost = (db: Db, asked: string | number, audience: Audience) =>
  visiblePosts(withCategory(db), audience)
    .select(pageColumns)
    // One number: with several conditions SQLite walks through all public posts.
    .where("blog_posts.id", "=", typeof asked === "number" ? asked : numberAt(db, asked))
    .executeTakeFirst();

const numberAt = (db: Db, slug: string) =>
  db
    .selectFrom("blog_posts")
    .select("id")
    .where("slug", "=", slug)
    // The second condition is that of the index, which holds no empty ones.
    .unionAll(db.selectFrom("blog_posts").select("id").where("slug_ur", "=", slug).where("slug_ur", "!=", ""))
    .limit(1);

/** A post for its page in a language. @param html of its text in this language; as it is stored by default */
export function shownPost(
  row: StoredPost,
  language: Language,
  html?: string,
): ShownPost & { summary: string } {
  const {
    content: _content,
    version: _version,
    status: _status,
    html_version: _htmlVersion,
    ...post
  } = postIn(row, language);
  return { ...post, html: html ?? post.html ?? "" };
}

/** The language of an address. */
export const languageAt = ({ slug_ur }: { slug_ur: string }, asked: string | number): Language =>
  asked === slug_ur ? "ur" : "en";

/** The address of today's of a post that once had this one; in English unless another language is asked for. */
export async function findMovedSlug(
  db: Db,
  slug: string,
  language: Language = "en",
): Promise<string | undefined> {
  const row = await db
    .selectFrom("blog_slug_history")
    .innerJoin("blog_posts", "blog_posts.id", "blog_slug_history.post_id")
    .select(["blog_posts.slug", "slug_ur"])
    .where("blog_slug_history.slug", "=", slug)
    .executeTakeFirst();
  return row && ((language === "ur" && row.slug_ur) || row.slug);
}

/** The newest posts of a category but one. */
export async function listRelated(
  db: Db,
  related: { categoryId: number; exclude: number; now: string; limit?: number; language: Language },
) {
  const rows = await visiblePosts(db.selectFrom("blog_posts"), { now: related.now })
    .select(cardColumns)
    .where("category_id", "=", related.categoryId)
    .where("id", "!=", related.exclude)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(related.limit ?? relatedPosts)
    .execute();
  return rows.map((row) => cardIn(row, related.language));
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

/** Addresses and last changes of every public post, for the sitemap; the titles tell in which languages there is a text. */
export async function listPostAddresses(db: Db, audience: Audience) {
  return visiblePosts(db.selectFrom("blog_posts"), audience)
    .select(["slug", "slug_ur", "title", "title_ur", "updated_at"])
    .orderBy("published_at", "desc")
    .limit(50_000)
    .execute();
}

function withCategory(db: Db) {
  return db
    .selectFrom("blog_posts")
    .leftJoin("blog_categories", "blog_categories.id", "blog_posts.category_id");
}
