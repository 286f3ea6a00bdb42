import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as blog from "./blog.schema.ts";

const { post, put, remove, get } = staffCalls;

export const blogAdminCalls = calls({
  saveBlog: post<{
    body: typeof blog.saveBlogBody;
    files: "featured_image";
    reply: typeof blog.saveBlogReply;
  }>(
    "api_blogs.php",
    "posts:write",
    "Create a post; with _method=PUT update it, with _method=DELETE delete it",
  ),
  createBlogCategory: post<{ body: typeof blog.blogCategoryForm; reply: typeof blog.createCategoryReply }>(
    "blog-categories",
    "posts:write",
    "Add a blog category",
  ),
  updateBlogCategory: put<{ body: typeof blog.blogCategoryUpdate }>(
    "blog-categories",
    "posts:write",
    "Rename or recolour a blog category",
  ),
  deleteBlogCategory: remove<{ body: typeof blog.blogCategoryRemoval }>(
    "blog-categories",
    "posts:write",
    "Remove a blog category that no post uses",
  ),
  renderText: post<{ body: typeof blog.textToRender; reply: typeof blog.renderTextReply }>(
    "blog-texts",
    "posts:write",
    "A text as a post shows it",
  ),
  previewPost: post<{ body: typeof blog.postToPreview; reply: typeof blog.previewPostReply }>(
    "blog-pages",
    "posts:write",
    "Look at a post before it is saved",
  ),
  readPostPreview: get<{ query: typeof blog.previewedPost; reply: typeof blog.postPreviewReply }>(
    "blog-previews",
    "posts:write",
    "The private link to a post that is not public",
  ),
  createPostPreview: post<{ body: typeof blog.previewedPost; reply: typeof blog.postPreviewReply }>(
    "blog-previews",
    "posts:write",
    "Make the private link to a draft or a scheduled post",
  ),
  deletePostPreview: remove<{ body: typeof blog.previewedPost }>(
    "blog-previews",
    "posts:write",
    "Withdraw the private link to a post",
  ),
});
