import { call } from "#app/dashboard/call.ts";
import type { FileChange } from "#app/dashboard/use-conflict.ts";
import type { SaveTarget } from "#app/dashboard/use-editor.ts";
import { blogMessages, maxPostsPerCall } from "#app/features/blog/blog.messages.ts";
import type {
  BlogCategory,
  BlogCategoryForm,
  BlogPost,
  BlogPostForm,
} from "#app/features/blog/blog.schema.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { postFormData } from "./blog-form-data.ts";

/* The dashboard's calls for posts and categories, with their error texts. */

type WriteReply = { message?: string };
export type PostsReply = { blogs: BlogPost[]; total: number };

type PostsAsked = { q?: string; status?: string; category?: string; cursor?: string; offset?: number };

/** Posts with their text, drafts too, newest first; at most a hundred per call. */
export function fetchPosts({ q, status, category, ...from }: PostsAsked): Promise<CallResult<PostsReply>> {
  const asked = { q: q || undefined, status: status || undefined, category: category || undefined };
  const query = { limit: maxPostsPerCall, ...asked, ...from };
  return call("listBlogs", { query, texts: { failed: blogMessages.fetchFailed } });
}

export function fetchCategories(): Promise<CallResult<{ categories: BlogCategory[] }>> {
  return call("listBlogCategories", { texts: { failed: blogMessages.categoriesFailed } });
}

/** One post as it is stored now. Its slug may have changed since it was listed. */
export async function fetchPost({ id, slug }: Pick<BlogPost, "id" | "slug">): Promise<CallResult<BlogPost>> {
  const texts = { failed: blogMessages.fetchFailed };
  const bySlug = await call<{ blog: BlogPost }>("listBlogs", { query: { slug }, texts });
  if (bySlug.ok && bySlug.body.blog.id === id) return { ...bySlug, body: bySlug.body.blog };
  // A new title changes the slug: then the post is searched for in the whole list.
  for (let offset = 0; ; offset += maxPostsPerCall) {
    const list = await fetchPosts({ offset });
    if (!list.ok) return list;
    const { blogs, total } = list.body;
    const post = blogs.find((candidate) => candidate.id === id);
    if (post) return { ok: true, status: 200, body: post };
    if (blogs.length === 0 || offset + maxPostsPerCall >= total)
      return { ok: false, kind: "refused", status: 404, message: blogMessages.notFound };
  }
}

/**
 * Creates a post, or with `editing` saves a new version of it.
 * @param failed the message for a failure without one of its own
 */
export function savePost(
  post: BlogPostForm,
  image: FileChange,
  editing: SaveTarget | undefined,
  failed: string,
): Promise<CallResult<WriteReply & { id?: number; slug?: string }>> {
  const form = postFormData(post, image, editing);
  return call("saveBlog", { form, texts: { failed, broke: blogMessages.saveBroke } });
}

export function deletePost(id: number): Promise<CallResult<WriteReply>> {
  const form = new FormData();
  form.set("_method", "DELETE");
  form.set("id", String(id));
  const texts = { failed: blogMessages.deleteFailed, broke: blogMessages.deleteBroke };
  return call("saveBlog", { form, texts });
}

const categoryTexts = { failed: blogMessages.saveBroke };

export const createCategory = (category: BlogCategoryForm): Promise<CallResult<WriteReply>> =>
  call("createBlogCategory", { json: category, texts: categoryTexts });

export const updateCategory = (
  category: BlogCategoryForm & { id: number },
): Promise<CallResult<WriteReply>> => call("updateBlogCategory", { json: category, texts: categoryTexts });

export const deleteCategory = (id: number): Promise<CallResult<WriteReply>> =>
  call("deleteBlogCategory", { json: { id }, texts: categoryTexts });
