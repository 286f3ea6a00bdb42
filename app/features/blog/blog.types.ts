import type { z } from "zod";
import type { blogCategory, blogPost, blogSummary, relatedBlog } from "./blog.replies.ts";

/* Types only, so that public pages carry none of zod. */

export type BlogCategory = z.infer<typeof blogCategory>;
/** A post as a card or a table row shows it. */
export type BlogSummary = z.infer<typeof blogSummary>;
/** A post as the editor and the post page need it. */
export type BlogPost = z.infer<typeof blogPost>;
export type RelatedBlog = z.infer<typeof relatedBlog>;
