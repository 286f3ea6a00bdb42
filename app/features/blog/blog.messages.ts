/* Limits, defaults and texts. No zod here, because public pages import this file. */

export const postsPerPage = 12;

export const relatedPosts = 3;

/** In place of a category's slug: no filter. No category gets this slug. */
export const allCategories = "all";

/** The category to filter by; undefined for an empty text or "all". */
export function wantedCategory(category: string | undefined): string | undefined {
  const wanted = category?.trim();
  return wanted === "" || wanted === allCategories ? undefined : wanted;
}

/** Defaults for a post's empty fields. */
export const postDefaults = {
  author: "Admin",
  readTime: 5,
  date: "Recent",
  title: "Untitled Post",
  category: "Uncategorized",
  color: "#6B7280",
} as const;

export const blogPageMessages = {
  listFailed: "Failed to load blogs",
  unreachable: "Unable to connect to server. Please try again later.",
  noSlug: "No blog slug provided",
  postFailed: "Failed to load blog post. Please try again later.",
  noMatch: (term: string) => `No posts matching "${term}". Try different keywords.`,
  emptyCategory: (category: string) => `No posts in the "${category}" category yet.`,
  empty: "No blog posts available. Check back later for updates.",
  previewEnded: "This preview has ended. The story may have been published, or the link was withdrawn.",
} as const;
