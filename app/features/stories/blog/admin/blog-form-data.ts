import type { FieldWords } from "#app/dashboard/differences.ts";
import type { FileChange } from "#app/dashboard/file-change.ts";
import type { SaveTarget } from "#app/dashboard/use-save.ts";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import { posts } from "#app/features/stories/blog/blog.rows.ts";
import type { BlogPost, BlogPostForm, BlogPostFormInput } from "#app/features/stories/blog/blog.schema.ts";
import {
  blogMessages,
  imageMaxBytes,
  imageTypes,
  wordsPerMinute,
} from "#app/features/stories/blog/blog-admin.messages.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import type { UploadRule } from "#app/lib/upload-rule.ts";
import { formValues } from "#app/rows/field-values.ts";
import { labelsOf } from "#app/rows/fields.ts";

/** The form's fields with their labels, in the order in which two versions are compared. */
export const boxLabels = {
  ...labelsOf(posts.fields),
  category_id: "Category",
  status: "Status",
  published_at: "Publication date",
  published_time: "Publication time",
  read_time: "Read time",
};

/** How the fields read that are no plain text. @param categories whose names are known */
export const boxWords = (categories: readonly { id: number; name: string }[]): FieldWords => ({
  category_id: (value) => {
    // A category that was made since the page was loaded is not known yet.
    const name = categories.find(({ id }) => String(id) === value)?.name ?? "Another category";
    return value ? name : "No category";
  },
  status: (value) => (value === "draft" ? "Draft" : "Published"),
  published_at: (value) => (isCalendarDay(value) ? formatDay(value) : value),
  published_time: (value) => value || "From 00:00",
  read_time: (value) => (value ? `${value} min` : ""),
});

export type BoxName = keyof Omit<BlogPostFormInput, "remove_image">;

export type BlogDraft = Record<Exclude<BoxName, "status">, string> & { status: "published" | "draft" };

/** The form's initial values: a post's own, or those of a new one: a draft by whoever writes it, dated today. */
export const draftOf = (post: BlogPost | undefined, today: string, author: string) =>
  ({
    ...formValues(posts.fields, post ?? { author_name: author }),
    category_id: post?.category_id ? String(post.category_id) : "",
    status: post?.status ?? "draft",
    read_time: String(post?.read_time ?? postDefaults.readTime),
    published_at: post?.published_at ?? today,
    published_time: post?.published_time ?? "",
  }) as BlogDraft;

/** What a save sends: POST for a new post, or _method=PUT (BLOG-16) with the version that was opened. */
export const sentPost = (
  { remove_image: _, ...post }: BlogPostForm,
  image: FileChange,
  editing?: SaveTarget,
) => ({
  body: {
    ...post,
    // Named as the file is, of which there is none then.
    ...(image.kind === "library" && { featured_image: image.picture.path }),
    remove_image: image.kind === "removed" ? ("1" as const) : undefined,
    ...(editing && { _method: "PUT" as const, ...editing }),
  },
  files: image.kind === "chosen" ? { featured_image: image.file } : {},
});

/** Which files can be the featured image: BLOG-18. */
export const imageRule: UploadRule = {
  types: imageTypes,
  maxBytes: imageMaxBytes,
  texts: { type: blogMessages.imageType, size: blogMessages.imageSize },
};

/** The order of validation: the first invalid field's message becomes the toast. */
const checkedFields = [
  "title",
  "content",
  "title_ur",
  "content_ur",
  "category_id",
  "read_time",
  "published_at",
  "published_time",
] as const;

export function firstMessage(
  errors: Partial<Record<keyof BlogPostForm, { message?: string }>>,
): string | undefined {
  for (const name of checkedFields) if (errors[name]?.message) return errors[name].message;
  return Object.values(errors).find((error) => error?.message)?.message;
}

/** The minutes that a text takes to read, from 1 to 60; undefined without words. */
export function readTimeOf(content: string): number | undefined {
  const words = content.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  if (words === 0) return undefined;
  return Math.min(60, Math.max(1, Math.round(words / wordsPerMinute)));
}
