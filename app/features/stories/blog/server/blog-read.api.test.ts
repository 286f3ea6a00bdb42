import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { loader as readPage } from "#app/features/stories/blog/public/blog-post.page.tsx";
import { depsContext } from "#app/loader-context.server.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

describe("the public list", () => {
  test("hands out a card's fields and nothing more", async () => {
    await author.publish({ title: "Story", excerpt: "Short", author_name: "Field desk", read_time: 3 });
    const { body } = await app.call("listBlogs");
    expect(body.blogs[0]).toEqual({
      id: expect.any(Number),
      slug: "story",
      title: "Story",
      excerpt: "Short",
      featured_image: null,
      featured_image_alt: "",
      category_id: author.category.id,
      category_name: "Education",
      category_slug: "education",
      category_color: "#1D5B8F",
      author_name: "Field desk",
      read_time: 3,
      status: "published",
      published_at: "2026-11-21",
      published_time: null,
      formatted_date: "Nov 21, 2026",
      language: "en",
    });
  });

  test.for([
    ["language", "fr"],
    ["limit", "0"],
    ["limit", "101"],
    ["limit", "many"],
    ["limit", "1.5"],
    ["offset", "-1"],
    ["offset", "99999999999"],
    ["category_id", "0"],
    ["category_id", "9999999999"],
    ["exclude", "x"],
    ["q", "x".repeat(201)],
    ["q", "a\0b"],
    ["slug", "\0"],
    ["id", "0"],
    ["id", "12a"],
    ["fields", "all"],
  ] as const)("refuses %s=%s with a reason", async ([name, value]) => {
    const { status, body } = await app.call("listBlogs", { query: { [name]: value } });
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      message: "The list was requested with an invalid value.",
    });
  });
});

describe("one post", () => {
  test("that is not there is 'Blog not found'", async () => {
    const { status, body } = await app.call("listBlogs", { query: { slug: "nowhere" } });
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: "Blog not found" });
  });
});

describe("related posts", () => {
  test("have the fields of BLOG-14", async () => {
    await author.publish({ title: "Story" });
    const { body } = await app.call("listBlogs", { query: { category_id: author.category.id } });
    expect(body.blogs[0]).toMatchObject({ slug: "story", title: "Story", published_at: "2026-11-21" });
    expect(body.blogs[0]).toHaveProperty("featured_image", null);
  });
});

describe("a post with an empty title, date and category", () => {
  /** What React Router gives to the loader of a page. */
  const asked = (path: string, params: { slug: string }) => {
    const url = new URL(path, app.deps.env.siteUrl);
    const context = new RouterContextProvider();
    context.set(depsContext, app.deps);
    return { context, request: new Request(url), url, params };
  };
  const fields = { title: "", category_id: null, published_at: "" };

  beforeEach(async () => {
    for (const title of ["First", "Second"]) await author.publish({ title });
    // No call stores such a record.
    await app.deps.db.updateTable("blog_posts").set(fields).execute();
  });

  test("is listed and read, with an empty date", async () => {
    const empty = {
      title: "",
      category_id: null,
      category_color: null,
      published_at: "",
      formatted_date: "",
    };
    for (const token of [undefined, author.token]) {
      const { status, body } = await app.call("listBlogs", { token });
      expect(status).toBe(200);
      expect(body).toMatchObject({ total: 2, blogs: [empty, empty] });
      const one = await app.call("listBlogs", { token, query: { slug: "first" } });
      expect(one).toMatchObject({ status: 200, body: { blog: { slug: "first", ...empty } } });
    }
  });

  test("is reached by the cursor of the page before", async () => {
    const first = await app.call("listBlogs", { query: { limit: 1 } });
    expect(first.body.blogs).toMatchObject([{ slug: "second" }]);
    const cursor = first.headers.get("x-next-cursor") ?? undefined;
    const second = await app.call("listBlogs", { query: { limit: 1, cursor } });
    expect(second.body.blogs).toMatchObject([{ slug: "first" }]);
    expect(second.headers.get("x-next-cursor")).toBeNull();
  });

  test("has no related posts", async () => {
    const page = await readPage({ ...asked("/blog/first", { slug: "first" }), pattern: "/blog/:slug" });
    expect(page.data).toMatchObject({ post: { slug: "first" }, related: [] });
  });
});

describe("what is not public", () => {
  beforeEach(async () => {
    await author.publish({ title: "Public" });
    await author.publish({ title: "Draft", status: "draft" });
    await author.publish({ title: "Tomorrow", published_at: "2026-11-22" });
  });

  test.for(["draft", "tomorrow"])("is not found by a visitor at /%s", async (slug) => {
    expect((await app.call("listBlogs", { query: { slug } })).status).toBe(404);
  });

  test.for(["public", "draft", "tomorrow"])("is staff's alone by its id: %s", async (slug) => {
    const blog = await author.read(slug);
    const query = { id: blog.id };
    const byStaff = await app.call("listBlogs", { token: author.token, query });
    expect(byStaff).toMatchObject({ status: 200, body: { blog: { slug, content: "Text" } } });
    expect(byStaff.body.blog).toEqual(blog);
    const byVisitor = await app.call("listBlogs", { query });
    if (slug === "public") expect(byVisitor.body.blog).toMatchObject({ slug, content: "Text" });
    else expect(byVisitor).toMatchObject({ status: 404, body: { message: "Blog not found" } });
  });
});

describe("the list of staff", () => {
  const listed = async (query: Record<string, string | number>, token?: string) =>
    await app.call("listBlogs", { token, query });

  test("has every post whole, and with fields=summary without what a card does not show", async () => {
    for (const title of ["First", "Second"]) await author.publish({ title, status: "draft" });
    const whole = await listed({ limit: 1 }, author.token);
    const summary = await listed({ limit: 1, fields: "summary" }, author.token);
    const { content, meta_title, meta_description, version, updated_at, ...card } = whole.body.blogs[0];
    expect({ content, version }).toEqual({ content: "Text", version: 1 });
    expect(summary.body).toEqual({ success: true, blogs: [card], total: 2 });
    const cursor = summary.headers.get("x-next-cursor") ?? "";
    expect(cursor).toBe(whole.headers.get("x-next-cursor"));
    const rest = await listed({ limit: 1, fields: "summary", cursor }, author.token);
    expect(rest.body.blogs).toMatchObject([{ title: "First", excerpt: "" }]);
    expect(rest.headers.has("x-next-cursor")).toBe(false);
  });

  test("is for staff: a visitor who asks for it gets what visitors get", async () => {
    await author.publish({ title: "Public" });
    await author.publish({ title: "Draft", status: "draft" });
    expect((await listed({ fields: "summary" })).body).toEqual((await listed({})).body);
  });
});
