import { foldText } from "../../lib/fold-text.ts";
import type { BlogSummary } from "./blog.types.ts";

type SearchedPost = Pick<BlogSummary, "title" | "excerpt" | "category_name" | "author_name">;

/**
 * The search as one types. It means the same as the server's: the term is a part of the title, the excerpt, the
 * category's name or the author, without regard to case or marks.
 */
export function filterPosts<Post extends SearchedPost>(posts: Post[], term: string): Post[] {
  const wanted = foldText(term);
  if (!wanted) return posts;
  return posts.filter(({ title, excerpt, category_name, author_name }) =>
    [title, excerpt, category_name ?? "", author_name].some((text) => foldText(text).includes(wanted)),
  );
}
