import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as blog from "./blog.schema.ts";

const { get, post, put, remove } = staffCalls("posts:write");

export const blogAdminCalls = calls({
  saveBlog: post<{
    body: typeof blog.saveBlogBody;
    files: "featured_image";
    reply: typeof blog.saveBlogReply;
  }>("api_blogs.php", "Create a post; with _method=PUT update it, with _method=DELETE delete it"),
  createBlogCategory: post<{ body: typeof blog.blogCategoryForm; reply: typeof blog.createCategoryReply }>(
    "blog-categories",
    "Add a blog category",
  ),
  updateBlogCategory: put<{ body: typeof blog.blogCategoryUpdate }>(
    "blog-categories",
    "Rename or recolour a blog category",
  ),
  deleteBlogCategory: remove<{ body: typeof blog.blogCategoryRemoval }>(
    "blog-categories",
    "Remove a blog category that no post uses",
  ),
  renderText: post<{ body: typeof blog.textToRender; reply: typeof blog.renderTextReply }>(
    "blog-texts",
    "A text as a post shows it",
  ),
  previewPost: post<{ body: typeof blog.postToPreview; reply: typeof blog.previewPostReply }>(
    "blog-pages",
    "Look at a post before it is saved",
  ),
  readPostPreview: get<{ query: typeof blog.previewedPost; reply: typeof blog.postPreviewReply }>(
    "blog-previews",
    "The private link to a post that is not public",
  ),
  createPostPreview: post<{ body: typeof blog.previewedPost; reply: typeof blog.postPreviewReply }>(
    "blog-previews",
    "Make the private link to a draft or a scheduled post",
  ),
  deletePostPreview: remove<{ body: typeof blog.previewedPost }>(
    "blog-previews",
    "Withdraw the private link to a post",
  ),
});
