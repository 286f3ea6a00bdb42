import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function publishMany(count: number, fields = {}): Promise<void> {
  for (const number of numbers(count)) await author.publish({ title: `Story ${number}`, ...fields });
}

describe("the public list", () => {
  test("is empty, not missing, before the first post", { tags: "any-database" }, async () => {
    const { status, body } = await app.call("listBlogs");
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, blogs: [], total: 0 });
  });

  test("shows twelve, newest first, and leads on to every other one by its cursor", async () => {
    await publishMany(30);
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const { headers, body } = await app.call("listBlogs", { query: { cursor } });
      expect(body.total).toBe(30);
      seen.push(...body.blogs.map((post: { title: string }) => post.title));
      cursor = headers.get("x-next-cursor") ?? undefined;
      pages += 1;
    } while (cursor);
    expect(pages).toBe(3);
    expect(seen).toEqual(
      numbers(30)
        .reverse()
        .map((number) => `Story ${number}`),
    );
  });

  test("takes a limit and an offset (BLOG-13)", { tags: "any-database" }, async () => {
    await publishMany(5);
    expect(await author.publicTitles({ limit: 2 })).toEqual(["Story 5", "Story 4"]);
    expect(await author.publicTitles({ limit: 2, offset: 2 })).toEqual(["Story 3", "Story 2"]);
    expect(await author.publicTitles({ offset: 50 })).toEqual([]);
  });

  test("goes by the day of publication, then by the order of writing", async () => {
    await author.publish({ title: "Old", published_at: "2026-01-05" });
    await author.publish({ title: "New", published_at: "2026-11-20" });
    await author.publish({ title: "Newer", published_at: "2026-11-20" });
    expect(await author.publicTitles()).toEqual(["Newer", "New", "Old"]);
  });

  test("keeps to a category by slug or by id", { tags: "any-database" }, async () => {
    const health = await author.addCategory("Health");
    await author.publish({ title: "School" });
    await author.publish({ title: "Clinic", category_id: health.id });
    expect(await author.publicTitles({ category: "health" })).toEqual(["Clinic"]);
    expect(await author.publicTitles({ category: health.id })).toEqual(["Clinic"]);
    expect(await author.publicTitles({ category: "no-such-one" })).toEqual([]);
    for (const every of ["all", "", " "]) {
      expect(await author.publicTitles({ category: every })).toEqual(["Clinic", "School"]);
    }
  });

  test.for(["2026-11-21_", "garbage", "2026-13-45_1", "'; drop table blog_posts; --"])(
    "starts at the beginning for a cursor that was never handed out: %s",
    async (cursor) => {
      await author.publish({ title: "Here" });
      const { status, body } = await app.call("listBlogs", { query: { cursor } });
      expect(status).toBe(200);
      expect(body.total).toBe(1);
    },
  );
});

describe("one post", () => {
  test("is found by its slug, with its text rendered", { tags: "any-database" }, async () => {
    await author.publish({ title: "Story", content: "## Head\n\n**bold** <script>alert(1)</script>" });
    const { body } = await app.call("listBlogs", { query: { slug: "story" } });
    expect(body.blog).toMatchObject({ title: "Story", version: 1 });
    expect(body.blog.content_html).toContain("<h2>Head</h2>");
    expect(body.blog.content_html).toContain("<strong>bold</strong>");
    expect(body.blog.content_html).not.toContain("<script");
  });
});

describe("related posts", () => {
  test("are three others of the category, newest first", { tags: "any-database" }, async () => {
    await publishMany(5);
    const { id } = await author.read("story-5");
    const query = { category_id: author.category.id, exclude: id };
    expect(await author.publicTitles(query)).toEqual(["Story 4", "Story 3", "Story 2"]);
    expect(await author.publicTitles({ ...query, limit: 1 })).toEqual(["Story 4"]);
  });
});

describe("what is not public", () => {
  beforeEach(async () => {
    await author.publish({ title: "Public" });
    await author.publish({ title: "Draft", status: "draft" });
    await author.publish({ title: "Tomorrow", published_at: "2026-11-22" });
  });

  test("is in no visitor's list, search, category, related posts or count", {
    tags: "any-database",
  }, async () => {
    const { body } = await app.call("listBlogs");
    expect(body.total).toBe(1);
    for (const query of [
      {},
      { limit: 100 },
      { q: "draft" },
      { q: "tomorrow" },
      { category: "education" },
      { category_id: author.category.id },
    ]) {
      const titles = await author.publicTitles(query);
      expect(titles).not.toContain("Draft");
      expect(titles).not.toContain("Tomorrow");
    }
  });

  test("is what staff see, with its status and text", { tags: "any-database" }, async () => {
    const { body } = await app.call("listBlogs", { token: author.token, query: { limit: 100 } });
    expect(body.total).toBe(3);
    const draft = body.blogs.find((post: { title: string }) => post.title === "Draft");
    expect(draft).toMatchObject({ status: "draft", content: "Text", version: 1 });
  });

  test("becomes public at midnight in Karachi when it is only early", async () => {
    app.clock.set("2026-11-21T18:59:59.999Z");
    expect(await author.publicTitles()).not.toContain("Tomorrow");
    app.clock.set("2026-11-21T19:00:00.000Z");
    expect(await author.publicTitles()).toContain("Tomorrow");
  });
});
