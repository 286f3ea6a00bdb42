import { useQuery } from "@tanstack/react-query";
import type { CallReply } from "#app/contract/endpoints.ts";
import { call } from "#app/dashboard/call.ts";
import { callList, callQuery, useRefresh } from "#app/dashboard/call-query.ts";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { blogMessages, maxPostsPerCall } from "#app/features/blog/blog-admin.messages.ts";
import type { CallResult } from "#app/lib/call-reply.ts";

/* The dashboard's queries for posts and categories. */

/** So many are offered at once; others are found by a search. */
const originalsShown = 50;

const texts = { failed: blogMessages.fetchFailed };

/** Staff get the posts of a list whole. */
function wholePosts(body: CallReply<"listBlogs">): { rows: BlogPost[]; total: number } {
  const blogs = "blogs" in body ? body.blogs : [];
  return {
    rows: blogs.filter((post): post is BlogPost => "content" in post),
    total: "total" in body ? body.total : 0,
  };
}

/** The names under which the page's URL keeps what is asked for. */
export const postFilters = ["q", "status", "category"] as const;

export const postList = (asked: Record<(typeof postFilters)[number], string>) =>
  callList("listBlogs", { query: { limit: maxPostsPerCall, ...asked }, texts }, wholePosts);

/** The posts that the page's URL asks for, a hundred at a time. */
export function usePosts() {
  const [asked, ask, filter] = useListQuery(postFilters);
  const list = useList(postList(asked), { toasts: true });
  return { ...list, asked, ask, filter };
}

export type BlogList = ReturnType<typeof usePosts>;

/** One post as it is stored now. Its slug may have changed since it was listed, and a new post's is not known. */
export async function fetchPost({ id, slug }: { id: number; slug?: string }): Promise<CallResult<BlogPost>> {
  const bySlug = slug === undefined ? undefined : await call("listBlogs", { query: { slug }, texts });
  if (bySlug?.ok && "blog" in bySlug.body && bySlug.body.blog.id === id) {
    return { ...bySlug, body: bySlug.body.blog };
  }
  // A new title changes the slug: then the post is searched for in the whole list.
  for (let offset = 0; ; offset += maxPostsPerCall) {
    const list = await call("listBlogs", { query: { limit: maxPostsPerCall, offset }, texts });
    if (!list.ok) return list;
    const { rows, total } = wholePosts(list.body);
    const post = rows.find((candidate) => candidate.id === id);
    if (post) return { ...list, body: post };
    if (rows.length === 0 || offset + maxPostsPerCall >= total)
      return { ok: false, kind: "refused", status: 404, message: blogMessages.notFound };
  }
}

/** English posts that may get a translation, the newest first. */
export function useOriginalPosts(q: string, enabled: boolean) {
  const query = { limit: originalsShown, untranslated: "1", q } as const;
  const { data, error } = useQuery({ ...callQuery("listBlogs", { query, texts }), enabled });
  return { data: data && wholePosts(data).rows, error };
}

export const categoriesQuery = callQuery("listBlogCategories", {
  texts: { failed: blogMessages.categoriesFailed },
});

export function useCategories() {
  const query = useQuery(categoriesQuery);
  return { ...query, categories: query.data?.categories ?? [] };
}

/** Loads posts and categories again after a change to either: each list shows parts of the other. */
export const useRefreshBlogs = () => useRefresh("listBlogs", "listBlogCategories");
