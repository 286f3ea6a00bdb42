import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import BlogsDashboard from "#app/features/stories/blog/admin/blogs.dashboard.tsx";
import type { BlogPost } from "#app/features/stories/blog/blog.schema.ts";
import { mockFetch, openInDashboard } from "./dashboard.tsx";
import { mockUploads } from "./uploads.ts";

/* For tests only: Blog Management with a list of posts, and the actions of a user. */

export const categories = [{ id: 3, slug: "water", name: "Clean Water", color: "#0F766E" }];

export const post = (id: number, more: Partial<BlogPost> = {}): BlogPost => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: "",
  content: "Words",
  featured_image: null,
  featured_image_alt: "",
  category_id: 3,
  category_name: "Clean Water",
  category_slug: "water",
  category_color: "#0F766E",
  author_name: "Admin",
  read_time: 5,
  status: "published",
  published_at: "2026-01-05",
  published_time: null,
  formatted_date: "Jan 5, 2026",
  meta_title: "",
  meta_description: "",
  version: 4,
  updated_at: "2026-01-05T00:00:00.000Z",
  ...more,
});

export type Respond = (form: FormData) => Response | Promise<Response>;
export const unreachable: Respond = () => Promise.reject(new TypeError("fetch failed"));

type Site = {
  posts?: BlogPost[];
  write?: Respond;
  /** Replaces the reply of a list call, unless it returns undefined. */
  read?: () => Response | undefined;
  /** The same of the call for one post. */
  readOne?: () => Response | Promise<Response> | undefined;
};

/** Replies like the server: one whole by its id; lists without texts by cursor and search, at most a hundred. */
export function open({
  posts = [post(1)],
  write = unreachable,
  read = () => undefined,
  readOne = () => undefined,
}: Site = {}) {
  const forms: FormData[] = [];
  /** The posts that were asked for by their ids. */
  const asked: string[] = [];
  const save: Respond = (form) => {
    if (form instanceof FormData) forms.push(form);
    return write(form);
  };
  mockUploads(save);
  const fetch = mockFetch((url, init) => {
    if (url.pathname.endsWith("api_blog_categories.php")) return Response.json({ success: true, categories });
    if (init.method === "POST") return save(init.body as FormData);
    const instead = read();
    if (instead) return instead;
    const id = url.searchParams.get("id");
    if (id) {
      asked.push(id);
      const failed = readOne();
      if (failed) return failed;
      const blog = posts.find((one) => one.id === Number(id));
      if (blog) return Response.json({ success: true, blog });
      return Response.json({ success: false, message: "Blog not found" }, { status: 404 });
    }
    const found = posts.filter(({ title }) => title.includes(url.searchParams.get("q") ?? ""));
    const offset = Number(url.searchParams.get("cursor"));
    const headers: HeadersInit = offset + 100 < found.length ? { "x-next-cursor": `${offset + 100}` } : {};
    const blogs = found.slice(offset, offset + 100).map(({ content: _content, ...listed }) => listed);
    return Response.json({ success: true, blogs, total: found.length }, { headers });
  });
  const router = openInDashboard(<BlogsDashboard />);
  return { router, fetch, asked, sent: () => forms.map((form) => Object.fromEntries(form)) };
}

/** The open editor: the list above which it stands has fields of the same name. */
export const editor = () => within(screen.getByRole("dialog", { name: /Blog Post$/ }));
/** The editor is loaded when it is opened. */
export const editorOpens = () => screen.findByRole("dialog", { name: /Blog Post$/ });
export async function edit(title: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Edit ${title}` }));
  await editorOpens();
}
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
export async function newPost() {
  await press("New Post");
  await editorOpens();
}
/** A creation without a reply is asked for by its key before it counts as failed, which takes two seconds. */
export const toast = (message: string) =>
  waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
export const pictureInput = () => screen.getByLabelText<HTMLInputElement>(/Upload image|Replace image/);

export async function write(title: string, content: string) {
  await newPost();
  fireEvent.change(box(/Title/), { target: { value: title } });
  fireEvent.change(box(/Content/), { target: { value: content } });
  await userEvent.selectOptions(editor().getByLabelText(/Category/), "Clean Water");
}
