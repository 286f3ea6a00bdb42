import { useQuery } from "@tanstack/react-query";
import type { CallReply } from "#app/contract/call.ts";
import { call, callList, callQuery, rowOf, useRefresh } from "#app/dashboard/call.ts";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { blogCalls } from "#app/features/stories/blog/blog.calls.ts";
import type { BlogPost, BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import { blogMessages, maxPostsPerCall } from "#app/features/stories/blog/blog-admin.messages.ts";
import type { CallResult } from "#app/lib/call-reply.ts";

/* The dashboard's queries for posts and categories. */

const texts = { failed: blogMessages.fetchFailed };

/** The posts of a list come without their texts: the editor asks for the one that it opens. */
const listed = (body: CallReply<typeof blogCalls.listBlogs>): { rows: BlogSummary[]; total: number } =>
  "total" in body ? { rows: body.blogs, total: body.total } : { rows: [], total: 0 };

/** The names under which the page's URL keeps what is asked for. */
export const postFilters = ["q", "status", "category"] as const;

export const postList = (asked: Record<(typeof postFilters)[number], string>) =>
  callList(
    blogCalls.listBlogs,
    { query: { fields: "summary", limit: maxPostsPerCall, ...asked }, texts },
    listed,
  );

/** The posts that the page's URL asks for, a hundred at a time. */
export function usePosts() {
  const [asked, ask] = useListQuery(postFilters);
  const list = useList(postList(asked), { toasts: true });
  return { ...list, asked, ask };
}

export type BlogList = ReturnType<typeof usePosts>;

/** One post as it is stored now, whole. */
export const fetchPost = async ({ id }: { id: number }): Promise<CallResult<BlogPost>> =>
  rowOf(
    await call(blogCalls.listBlogs, { query: { id }, texts }),
    (body) => ("blog" in body ? body.blog : undefined),
    blogMessages.notFound,
  );

export const categoriesQuery = callQuery(blogCalls.listBlogCategories, {
  texts: { failed: blogMessages.categoriesFailed },
});

export function useCategories() {
  const query = useQuery(categoriesQuery);
  return { ...query, categories: query.data?.categories ?? [] };
}

/** Loads posts and categories again after a change to either: each list shows parts of the other. */
export const useRefreshBlogs = () => useRefresh(blogCalls.listBlogs, blogCalls.listBlogCategories);
