import type { Generated } from "kysely";

/*
 * Both databases hold the same plain types, so that one store serves both: times are ISO 8601 text in UTC,
 * calendar dates are YYYY-MM-DD text, yes/no is 1/0, money will be integer paisa.
 */

type Flag = 0 | 1;

export type UsersTable = {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string;
  created_at: string;
};

export type SessionsTable = {
  /** SHA-256 of the token, hex: the token itself is never stored. */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
};

/** Single rows, id 1. */
export type HeadlineTable = { id: number; headline: string; updated_at: string };
export type BannerTable = {
  id: number;
  message: string;
  link_text: string | null;
  link_url: string | null;
  is_sample: Flag;
  updated_at: string;
};

export type BlogCategoriesTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  color: string;
  is_sample: Flag;
};

export type BlogPostsTable = {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  /** Title, excerpt and author in small letters: neither database folds case beyond ASCII by itself. */
  search_text: string;
  /** Markdown. */
  content: string;
  /** A path under the backend base (uploads/images/...), or an address used as it is. */
  featured_image: string | null;
  featured_image_alt: string;
  category_id: number | null;
  author_name: string;
  status: "published" | "draft";
  read_time: number;
  meta_title: string;
  meta_description: string;
  /** The Karachi calendar day from which a published post is public. */
  published_at: string;
  created_at: string;
  updated_at: string;
  /** Counts saves: a save that names an older one is refused. */
  version: number;
  is_sample: Flag;
};

/** Addresses a post once had. */
export type BlogSlugHistoryTable = { slug: string; post_id: number };

export type Database = {
  users: UsersTable;
  sessions: SessionsTable;
  headline: HeadlineTable;
  banner: BannerTable;
  blog_categories: BlogCategoriesTable;
  blog_posts: BlogPostsTable;
  blog_slug_history: BlogSlugHistoryTable;
};
