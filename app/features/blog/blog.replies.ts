import { z } from "zod";
import { done } from "../../contract/reply-schemas.ts";

/* What the blog's doors hand out. The types of blog.types.ts are read off these. */

export const blogCategory = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  color: z.string(),
});

export const blogSummary = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().describe("In a visitor's list the first sentences of the text where there is none"),
  featured_image: z
    .string()
    .nullable()
    .describe("A path under the backend base (uploads/images/...), an address used as it is, or none"),
  featured_image_alt: z.string(),
  category_id: z.number().int().nullable(),
  category_name: z.string().nullable(),
  category_slug: z.string().nullable(),
  category_color: z.string().nullable(),
  author_name: z.string(),
  read_time: z.number().int().describe("Minutes"),
  status: z.enum(["published", "draft"]),
  published_at: z.string().describe("The Karachi day from which it is public, YYYY-MM-DD"),
  formatted_date: z.string().describe("The same day as Nov 21, 2026"),
});

export const blogPost = blogSummary.extend({
  content: z.string().describe("Markdown"),
  meta_title: z.string(),
  meta_description: z.string(),
  version: z
    .number()
    .int()
    .describe("Goes up with each save: hand it back, and a save that would overwrite somebody's is refused"),
  updated_at: z.string().describe("UTC, ISO 8601"),
});

export const relatedBlog = blogSummary.pick({
  slug: true,
  title: true,
  featured_image: true,
  featured_image_alt: true,
  published_at: true,
  formatted_date: true,
});

const total = z.number().int().describe("All that match, on every page");

/** The three purposes of one address: a list (whole posts for staff), related posts, one post. */
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

export const saveBlogReply = done({ id: z.number().int().optional(), slug: z.string().optional() });
export const listCategoriesReply = done({ categories: z.array(blogCategory) });
export const createCategoryReply = done({ category: blogCategory });
