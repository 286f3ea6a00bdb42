import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { bodyOf } from "#app/dashboard/call.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { fetchCategories, fetchPosts, type PostsReply } from "./blog-calls.ts";

/* The dashboard's queries for posts and categories. */

const postsKey = ["blog posts"];
const categoriesKey = ["blog categories"];

/** The posts that match a search, a hundred at a time: `fetchNextPage` loads the next ones. */
export function usePosts(q: string) {
  const query = useInfiniteQuery({
    queryKey: [...postsKey, q],
    queryFn: async ({ pageParam }) => bodyOf(await fetchPosts({ q, offset: pageParam })),
    initialPageParam: 0,
    getNextPageParam: (last: PostsReply, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.blogs.length, 0);
      return last.blogs.length > 0 && loaded < last.total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const posts = useMemo(() => withoutRepeats(query.data?.pages ?? []), [query.data]);
  return { ...query, posts, total: query.data?.pages.at(-1)?.total ?? 0 };
}

/** A post created while pages are loaded shifts the later ones, so that one may come twice. */
function withoutRepeats(pages: PostsReply[]): BlogPost[] {
  const byId = new Map<number, BlogPost>();
  for (const { blogs } of pages) for (const post of blogs) byId.set(post.id, post);
  return [...byId.values()];
}

export function useCategories() {
  const query = useQuery({
    queryKey: categoriesKey,
    queryFn: async () => bodyOf(await fetchCategories()).categories,
  });
  return { ...query, categories: query.data ?? [] };
}

/** Invalidates posts and categories after a change to either: each list shows parts of the other. */
export function useRefreshBlogs() {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: postsKey }),
        client.invalidateQueries({ queryKey: categoriesKey }),
      ]),
    [client],
  );
}
