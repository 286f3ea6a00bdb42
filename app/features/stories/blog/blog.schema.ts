import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { done, inUrdu, savedVersion } from "#app/contract/reply-schemas.ts";
import {
  integer,
  listLanguage,
  maxId,
  openedVersion,
  optionalInteger,
  optionalText,
  requiredText,
  rowId,
  searchTerm,
  urduText,
} from "#app/lib/call-rules.ts";
import { isCalendarDay, isClockTime } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import type { InLanguage } from "#app/lib/local-row.ts";
import { formShape, rowShape } from "#app/rows/field-schemas.ts";
import { postDefaults, wantedCategory } from "./blog.messages.ts";
import { posts } from "./blog.rows.ts";
import { blogMessages, maxContentLength, maxPostsPerCall } from "./blog-admin.messages.ts";

const postId = rowId(blogMessages.badPostId);

const texts = formShape(posts.fields);
const content = optionalText({ label: "The content", max: maxContentLength }, blogMessages.contentMissing);

const fields = z.object({
  ...texts,
  title: optionalText({ label: "The title", max: posts.fields.title.max }, blogMessages.titleMissing),
  content,
  category_id: integer(blogMessages.categoryMissing, 1, maxId),
  author_name: texts.author_name.transform((name) => name || postDefaults.author),
  status: z.enum(["published", "draft"], blogMessages.status).default("published"),
  read_time: optionalInteger(blogMessages.readTime, 1)
    .refine((minutes = 1) => minutes <= 60, blogMessages.readTime)
    .transform((minutes) => minutes ?? postDefaults.readTime),
  /** The Karachi day from which the post is public; today when left out. */
  published_at: z
    .string(blogMessages.date)
    .refine((day) => day === "" || isCalendarDay(day), blogMessages.date)
    .nullish()
    .transform((day) => day || undefined),
  /**
   * The Karachi time from which it is public on that day; empty for the start of the day. Left out, a post that keeps its
   * day keeps its time.
   */
  published_time: z
    .string(blogMessages.time)
    .refine((time) => time === "" || isClockTime(time), blogMessages.time)
    .nullish(),
  remove_image: booleanField(blogMessages.removeImage),
});

/** Whether a text is missing beside another: it is empty where that is not, or left out (so that it stays) where that is sent. */
const isMissing = (text: string | undefined, other: string | undefined) =>
  (!text && Boolean(other)) || (text === undefined && other !== undefined);

/** A post has title and text in English, in Urdu, or in both. */
function checkTexts(
  { title, content, title_ur, content_ur }: Partial<z.infer<typeof fields>>,
  context: z.RefinementCtx,
): void {
  // As what is missing elsewhere: a reply says it before what is wrong.
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: "too_small", origin: "string", minimum: 1, path: [field], message });
  // The category's rule has been looked at before: title and text are told first (BLOG-17).
  const others = context.issues.splice(0);
  const isEnglish = Boolean(title || content) || !(title_ur || content_ur);
  if (isEnglish && !title) refuse("title", blogMessages.titleMissing);
  if (isEnglish && !content) refuse("content", blogMessages.contentMissing);
  if (isMissing(title_ur, content_ur)) refuse("title_ur", blogMessages.urduTitleMissing);
  if (isMissing(content_ur, title_ur)) refuse("content_ur", blogMessages.urduContentMissing);
  context.issues.push(...others);
}

/** The fields of the editor's form. Multipart forms send every field as text, JSON may send numbers. */
export const blogPostForm = fields.superRefine(checkTexts, {
  // With what else is wrong: a form shows it all at once.
  when: ({ value }) => value instanceof Object,
});
export type BlogPostForm = z.infer<typeof blogPostForm>;
/** What a save may send beside the editor's fields. */
export type SavedPostForm = BlogPostForm & { featured_image?: string };
export type BlogPostFormInput = z.input<typeof blogPostForm>;

/** An uploaded file takes precedence over it, and so does `remove_image`. */
const imagePath = z
  .string(blogMessages.foreignImage)
  .max(500, blogMessages.foreignImage)
  .nullish()
  .transform((path) => path?.trim() || undefined)
  .describe("The path of a picture that is uploaded already; empty or null changes nothing");

const newPost = blogPostForm.safeExtend({ _method: z.literal("POST"), featured_image: imagePath });
const changedPost = blogPostForm.safeExtend({
  _method: z.literal("PUT"),
  id: postId,
  featured_image: imagePath,
  version: openedVersion,
});
const removedPost = z.object({ _method: z.literal("DELETE"), id: postId });
type SentPost =
  | Omit<z.input<typeof newPost>, "_method">
  | z.input<typeof changedPost>
  | z.input<typeof removedPost>;

/** One address serves three purposes, distinguished by _method: BLOG-16. */
export const saveBlogBody = z.preprocess(
  (body: SentPost) =>
    body && typeof body === "object" && !("_method" in body) ? { ...body, _method: "POST" } : body,
  z.discriminatedUnion("_method", [newPost, changedPost, removedPost], blogMessages.badPostId),
);

const text = searchTerm(blogMessages.badQuery);
const number = (min: number, max: number) => integer(blogMessages.badQuery, min, max);

export const listBlogsQuery = z.object({
  slug: text.optional(),
  /** One post, as with `slug`: staff find it by its number whatever its title has become. */
  id: number(1, maxId).optional(),
  fields: z
    .enum(["summary"], blogMessages.badQuery)
    .optional()
    .describe("For staff: `summary` leaves the texts out of a list. Visitors get summaries in any case"),
  /** A slug or an id; "all" and "" mean every category. */
  category: text.optional().transform(wantedCategory),
  /** What visitors see (published), what they will see from its day on (scheduled), or drafts. */
  status: z
    .preprocess(
      (value: string | undefined) => value || undefined,
      z.enum(["published", "scheduled", "draft"], blogMessages.badQuery).optional(),
    )
    .optional()
    .describe("For staff: visitors get published posts whatever they ask for"),
  language: listLanguage(blogMessages.badQuery),
  category_id: number(1, maxId).optional(),
  exclude: number(0, maxId).optional(),
  q: text.optional(),
  limit: number(1, maxPostsPerCall).optional(),
  offset: number(0, 10_000_000).optional(),
  /** The cursor of the previous page, from its X-Next-Cursor header. */
  cursor: text.optional(),
});

const categoryName = { label: "The name", max: 60 };

export const blogCategoryForm = z.object({
  name: requiredText(blogMessages.categoryName, categoryName),
  name_ur: urduText(categoryName),
  color: z
    .string(blogMessages.categoryColor)
    .regex(/^#[0-9a-f]{6}$/i, blogMessages.categoryColor)
    .transform((color) => color.toUpperCase()),
});
export type BlogCategoryForm = z.infer<typeof blogCategoryForm>;
export const blogCategoryUpdate = blogCategoryForm.extend({ id: postId });
export const blogCategoryRemoval = z.object({ id: postId });

/** A text that is being written: it may still be empty. */
export const textToRender = z.object({ content });
/** A post that is being written, as its page will show it: much may still be missing. */
export const postToPreview = fields.omit({ remove_image: true, status: true }).extend({
  category_id: optionalInteger(blogMessages.categoryMissing, 0),
  featured_image: imagePath,
});
export type PostToPreview = z.infer<typeof postToPreview>;
export const previewedPost = z.object({ id: postId });

/* The replies of the blog's endpoints, and their types. */

export const renderTextReply = done({
  html: z.string().describe("As a post shows the text; sanitised"),
  summary: z.string().describe("The first sentences, which stand in for an excerpt"),
  foreign_pictures: z.array(z.string()).describe("Pictures of other hosts: a post with them is refused"),
});
export const previewPostReply = done({
  key: z.string().describe("The page `/blog-preview?preview=<key>` shows the post, for an hour"),
});
export const postPreviewReply = done({
  url: z.string().nullable().describe("The private link; none when there is none"),
  ends_at: z.string().nullable().describe("When it ends: UTC, ISO 8601"),
});

export const blogCategory = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  name_ur: inUrdu,
  color: z.string(),
});

export const blogSummary = z.object({
  id: z.number().int(),
  slug: z.string().describe("The address of its page; of one without English that of its Urdu"),
  slug_ur: inUrdu,
  title: z.string().describe("Empty for staff where there is no English text"),
  title_ur: inUrdu,
  excerpt: z.string().describe("In a visitor's list the first sentences of the text where there is none"),
  excerpt_ur: inUrdu,
  featured_image: z
    .string()
    .nullable()
    .describe("A path under the backend base (uploads/images/...), an address used as it is, or none"),
  featured_image_alt: z.string(),
  featured_image_alt_ur: inUrdu,
  category_id: z.number().int().nullable(),
  category_name: z.string().nullable(),
  category_slug: z.string().nullable(),
  category_color: z.string().nullable(),
  author_name: z.string(),
  read_time: z.number().int().describe("Minutes"),
  status: z.enum(["published", "draft"]),
  published_at: z.string().describe("The Karachi day from which it is public, YYYY-MM-DD"),
  published_time: z
    .string()
    .nullable()
    .describe("The Karachi time from which it is public on that day, HH:MM; none: from its start"),
  formatted_date: z.string().describe("The same day as Nov 21, 2026; empty where the record has no day"),
  language: z
    .enum(languages)
    .optional()
    .describe("That of the title, where a reply has the texts of one language: visitors get no other"),
});

export const blogPost = z.object({
  ...rowShape(posts.fields),
  ...blogSummary.shape,
  version: savedVersion,
  updated_at: z.string().describe("UTC, ISO 8601"),
});

export const relatedBlog = blogSummary.pick({
  id: true,
  slug: true,
  title: true,
  featured_image: true,
  featured_image_alt: true,
  published_at: true,
  published_time: true,
  formatted_date: true,
  language: true,
});

const total = z.number().int().describe("All that match, on every page");

/** The three replies of one endpoint: a list (with full text for staff who do not ask for summaries), related posts, one post. */
export const listBlogsReply = z.union([
  done({ blogs: z.array(blogPost), total }),
  done({ blogs: z.array(blogSummary), total }),
  done({ blogs: z.array(relatedBlog) }),
  done({
    blog: blogPost.extend({
      content_html: z.string().describe("Sanitised"),
      summary: z.string().describe("The excerpt, or the first sentences of the text where there is none"),
    }),
  }),
]);

export const saveBlogReply = done({
  id: z.number().int().optional(),
  slug: z.string().optional(),
  slug_ur: inUrdu,
});
export const listCategoriesReply = done({ categories: z.array(blogCategory) });
export const createCategoryReply = done({ category: blogCategory });

/* Types only, so that public pages load no zod. */

export type BlogCategory = z.infer<typeof blogCategory>;
/** As visitors read it in one language. */
export type ShownCategory = InLanguage<BlogCategory>;
export type BlogSummary = z.infer<typeof blogSummary>;
/** A post with its text, for the editor and the post's page. */
export type BlogPost = z.infer<typeof blogPost>;
/** A post as its page shows it: with sanitised HTML in place of the Markdown. */
export type ShownPost = InLanguage<Omit<BlogPost, "content" | "version" | "status">> & { html: string };
export type RelatedBlog = z.infer<typeof relatedBlog>;
