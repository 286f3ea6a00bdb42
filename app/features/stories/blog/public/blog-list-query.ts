import { wantedCategory } from "#app/features/stories/blog/blog.messages.ts";
import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import { finderOf, foldText } from "#app/lib/fold-text.ts";

export type BlogListQuery = { category?: string; q?: string; after?: string; before?: string };

const maxTermLength = 200;

/** Reads it from the URL, which may hold anything: NUL, which no database stores, is dropped. */
export function readListQuery(params: URLSearchParams): BlogListQuery {
  const word = (name: string) =>
    params.get(name)?.replaceAll("\0", "").trim().slice(0, maxTermLength) || undefined;
  return {
    category: wantedCategory(word("category")),
    q: word("q"),
    after: word("after"),
    before: word("before"),
  };
}

export function listAddress({ category, q, after, before }: BlogListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ category, q, after, before })) {
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `/blogs?${params}` : "/blogs";
}

type SearchedPost = Pick<BlogSummary, "title" | "excerpt" | "category_name" | "author_name">;

/**
 * The search while typing. Like the server's: the term is a part of the title, the excerpt, the category's
 * name or the author, without regard to case or diacritics.
 */
export function filterPosts<Post extends SearchedPost>(posts: Post[], term: string): Post[] {
  if (!foldText(term)) return posts;
  const isFound = finderOf(term);
  return posts.filter(({ title, excerpt, category_name, author_name }) =>
    [title, excerpt, category_name ?? "", author_name].some(isFound),
  );
}
