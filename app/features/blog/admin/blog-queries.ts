import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { bodyOf } from "#app/dashboard/call.ts";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { fetchCategories, fetchPosts } from "./blog-calls.ts";

/* The dashboard's queries for posts and categories. */

const postsKey = ["blog posts"];
const categoriesKey = ["blog categories"];

/** The posts that the page's URL asks for, a hundred at a time. */
export function usePosts() {
  const [asked, ask] = useListQuery(["q", "status", "category"]);
  const list = useList<BlogPost>({
    key: [...postsKey, asked],
    fetchPage: async (cursor) => {
      const result = await fetchPosts({ ...asked, cursor });
      if (!result.ok) return result;
      const { blogs: rows, total } = result.body;
      return { ...result, body: { rows, total } };
    },
  });
  return { ...list, asked, ask };
}

export type BlogList = ReturnType<typeof usePosts>;

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
