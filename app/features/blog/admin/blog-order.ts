import { postDefaults } from "#app/features/blog/blog.messages.ts";
import type { BlogCategory, BlogSummary } from "#app/features/blog/blog.schema.ts";

export type BlogColumn = "title" | "category" | "author" | "date";
export type BlogOrder = { column: BlogColumn; ascending: boolean };

/** The order of the call: newest first. */
export const newestFirst: BlogOrder = { column: "date", ascending: false };

/** 'Uncategorized' when there is none, 'Unknown' when it is not among the known: BLOG-19. */
export function categoryLabel(post: BlogSummary, categories: BlogCategory[]): string {
  if (post.category_id === null) return postDefaults.category;
  return categories.find(({ id }) => id === post.category_id)?.name ?? post.category_name ?? "Unknown";
}

/** The sorted posts; equal ones keep their order. */
export function orderPosts<Post extends BlogSummary>(
  posts: Post[],
  { column, ascending }: BlogOrder,
  categories: BlogCategory[],
): Post[] {
  const key: Record<BlogColumn, (post: Post) => string> = {
    title: (post) => post.title,
    category: (post) => categoryLabel(post, categories),
    author: (post) => post.author_name,
    date: (post) => post.published_at,
  };
  const sign = ascending ? 1 : -1;
  return posts.toSorted((a, b) => sign * compare(key[column](a), key[column](b)));
}

const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The order after a click on a column's header: dates start with the newest, texts with A. */
export function nextOrder(order: BlogOrder, column: BlogColumn): BlogOrder {
  if (order.column === column) return { column, ascending: !order.ascending };
  return { column, ascending: column !== "date" };
}
