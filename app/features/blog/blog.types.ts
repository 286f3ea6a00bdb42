/* What the doors hand out. No zod here: public pages read this file, and the schemas would weigh on them. */

export type BlogCategory = { id: number; slug: string; name: string; color: string };

/** A post as a card or a table row shows it. */
export type BlogSummary = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** A path under the backend base (uploads/images/...), an address used as it is, or none. */
  featured_image: string | null;
  featured_image_alt: string;
  category_id: number | null;
  category_name: string | null;
  category_slug: string | null;
  category_color: string | null;
  author_name: string;
  /** Minutes. */
  read_time: number;
  status: "published" | "draft";
  /** The Karachi day, YYYY-MM-DD, and the same as "Nov 21, 2026". */
  published_at: string;
  formatted_date: string;
};

/** A post as the editor and the post page need it. */
export type BlogPost = BlogSummary & {
  /** Markdown. */
  content: string;
  meta_title: string;
  meta_description: string;
  /** Goes up with each save: hand it back, and a save that would overwrite somebody's is refused. */
  version: number;
  updated_at: string;
};

export type RelatedBlog = Pick<
  BlogSummary,
  "slug" | "title" | "featured_image" | "featured_image_alt" | "published_at" | "formatted_date"
>;
