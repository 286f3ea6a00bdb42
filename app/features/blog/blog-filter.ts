import type { BlogSummary } from "./blog.types.ts";

/** The seeds' search as one types: without regard to case, in title, excerpt or category name. */
export function filterPosts<Post extends Pick<BlogSummary, "title" | "excerpt" | "category_name">>(
  posts: Post[],
  term: string,
): Post[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return posts;
  return posts.filter(({ title, excerpt, category_name }) =>
    [title, excerpt, category_name ?? ""].some((text) => text.toLowerCase().includes(wanted)),
  );
}
