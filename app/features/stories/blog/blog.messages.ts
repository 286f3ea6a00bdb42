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
