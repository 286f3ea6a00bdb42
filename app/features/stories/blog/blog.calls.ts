import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as blog from "./blog.schema.ts";

const { get } = publicCalls;

export const blogCalls = calls({
  listBlogs: get<{ query: typeof blog.listBlogsQuery; reply: typeof blog.listBlogsReply }>(
    "api_blogs.php",
    "Posts: the list, one by slug or id, or those related to a category",
  ),
  listBlogCategories: get<{ reply: typeof blog.listCategoriesReply }>(
    "api_blog_categories.php",
    "Blog categories",
  ),
});
