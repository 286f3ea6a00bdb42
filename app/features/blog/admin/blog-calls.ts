import { call } from "#app/dashboard/call.ts";
import type { FileChange } from "#app/dashboard/use-conflict.ts";
import type { SaveTarget } from "#app/dashboard/use-editor.ts";
import type { SendUpload } from "#app/dashboard/use-upload.ts";
import type {
  BlogCategory,
  BlogCategoryForm,
  BlogPost,
  BlogPostForm,
} from "#app/features/blog/blog.schema.ts";
import { blogMessages, maxPostsPerCall } from "#app/features/blog/blog-admin.messages.ts";
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

/** One post as it is stored now. Its slug may have changed since it was listed, and a new post's is not known. */
export async function fetchPost({ id, slug }: { id: number; slug?: string }): Promise<CallResult<BlogPost>> {
  const texts = { failed: blogMessages.fetchFailed };
  const bySlug =
    slug === undefined ? undefined : await call<{ blog: BlogPost }>("listBlogs", { query: { slug }, texts });
  if (bySlug?.ok && bySlug.body.blog.id === id) return { ...bySlug, body: bySlug.body.blog };
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

type PostSave = {
  image: FileChange;
  /** The post that is changed; undefined for a new one. */
  editing: SaveTarget | undefined;
  createKey: string;
  /** The message for a failure without one of its own. */
  failed: string;
  /** Sends a chosen picture, with its progress. */
  send: SendUpload;
};

/** Creates a post, or with `editing` saves a new version of it. */
export function savePost(
  post: BlogPostForm,
  { image, editing, createKey, failed, send }: PostSave,
): Promise<CallResult<WriteReply & { id?: number; slug?: string }>> {
  const form = postFormData(post, image, editing);
  const texts = { failed, broke: blogMessages.saveBroke };
  const options = { form, texts, createKey: editing ? undefined : createKey };
  return image.kind === "chosen" ? send("saveBlog", options) : call("saveBlog", options);
}

export function deletePost(id: number): Promise<CallResult<WriteReply>> {
  const form = new FormData();
  form.set("_method", "DELETE");
  form.set("id", String(id));
  const texts = { failed: blogMessages.deleteFailed, broke: blogMessages.deleteBroke };
  return call("saveBlog", { form, texts });
}

const categoryTexts = { failed: blogMessages.saveBroke };

export const createCategory = (
  category: BlogCategoryForm,
  createKey: string,
): Promise<CallResult<WriteReply>> =>
  call("createBlogCategory", { json: category, texts: categoryTexts, createKey });

export const updateCategory = (
  category: BlogCategoryForm & { id: number },
): Promise<CallResult<WriteReply>> => call("updateBlogCategory", { json: category, texts: categoryTexts });

export const deleteCategory = (id: number): Promise<CallResult<WriteReply>> =>
  call("deleteBlogCategory", { json: { id }, texts: categoryTexts });

export type RenderedText = { html: string; summary: string; foreign_pictures: string[] };

export const renderText = (content: string): Promise<CallResult<RenderedText>> =>
  call("renderText", { json: { content }, texts: { failed: blogMessages.renderFailed } });

/** @returns the path of the upload, as rows keep it */
export function uploadPicture(file: File): Promise<CallResult<{ path: string }>> {
  const form = new FormData();
  form.set("picture", file);
  return call("uploadPicture", { form, texts: { failed: blogMessages.uploadFailed } });
}

export type PreviewLink = { url: string | null; ends_at: string | null };
const linkTexts = { failed: blogMessages.previewFailed };

export const readPreviewLink = (id: number): Promise<CallResult<PreviewLink>> =>
  call("readPostPreview", { query: { id }, texts: linkTexts });

export const makePreviewLink = (id: number): Promise<CallResult<PreviewLink & WriteReply>> =>
  call("createPostPreview", { json: { id }, texts: linkTexts });

export const withdrawPreviewLink = (id: number): Promise<CallResult<WriteReply>> =>
  call("deletePostPreview", { json: { id }, texts: linkTexts });
