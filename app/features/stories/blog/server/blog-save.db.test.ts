import { beforeEach, describe, expect, test } from "vitest";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { startTestApp, type TestApp, type TestResponse } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { findMovedSlug } from "./blog.store.server.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

describe("a new post", () => {
  test("needs only title, content and category; the rest takes the defaults of BLOG-05", {
    tags: "any-database",
  }, async () => {
    const { status, body } = await author.publish();
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: "Blog published successfully!", slug: "a-story" });
    expect(await author.read("a-story")).toMatchObject({
      author_name: "Admin",
      read_time: 5,
      status: "published",
      published_at: "2026-11-21",
      featured_image: null,
    });
  });
});

describe("titles and addresses", () => {
  test("two identical titles at once are two posts with two addresses", async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => author.publish({ title: "Same" })));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const slugs = responses.map(({ body }) => body.slug).toSorted();
    expect(slugs).toEqual(["same", "same-2", "same-3", "same-4", "same-5", "same-6"]);
  });

  test("posts renamed alike at once get addresses of their own", async () => {
    const posts: TestResponse[] = [];
    for (const title of ["One", "Two", "Three", "Four"]) posts.push(await author.publish({ title }));
    const responses = await Promise.all(posts.map(({ body }) => author.revise(body.id, { title: "Same" })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.slug)).size).toBe(4);
  });

  test("a new title moves the post, and the old address goes on leading there", {
    tags: "any-database",
  }, async () => {
    const { body } = await author.publish({ title: "First name" });
    expect((await author.revise(body.id, { title: "Second name" })).body.slug).toBe("second-name");
    await author.revise(body.id, { title: "Third name" });
    expect(await findMovedSlug(app.deps.db, "first-name")).toBe("third-name");
    expect(await findMovedSlug(app.deps.db, "second-name")).toBe("third-name");
  });

  test("nobody else gets an address that still leads to a post", { tags: "any-database" }, async () => {
    const { body } = await author.publish({ title: "First name" });
    await author.revise(body.id, { title: "Second name" });
    expect((await author.publish({ title: "First name" })).body.slug).toBe("first-name-2");
  });

  test("a post may have its own old address back", { tags: "any-database" }, async () => {
    const { body } = await author.publish({ title: "First name" });
    await author.revise(body.id, { title: "Second name" });
    expect((await author.revise(body.id, { title: "First name" })).body.slug).toBe("first-name");
    expect(await findMovedSlug(app.deps.db, "first-name")).toBeUndefined();
  });
});

describe("a change", () => {
  test("keeps what was sent and the day on which it was published", { tags: "any-database" }, async () => {
    const { body } = await author.publish({ title: "Story", published_at: "2026-02-01" });
    const { status, body: reply } = await author.revise(body.id, { title: "Story", content: "New text" });
    expect(status).toBe(200);
    expect(reply).toMatchObject({ success: true, message: "Blog updated successfully!" });
    expect(await author.read("story")).toMatchObject({
      content: "New text",
      published_at: "2026-02-01",
      version: 2,
    });
  });

  test("publishes a draft today, unless somebody chose a day or a time: BLOG-05b", {
    tags: "any-database",
  }, async () => {
    const begun = "2026-11-18";
    const dayOf = async (draft: string, published: object) => {
      const { body } = await author.publish({ title: "A draft", status: "draft", published_at: draft });
      await app.deps.db
        .updateTable("blog_posts")
        .set({ created_at: `${begun}T07:00:00.000Z` })
        .where("id", "=", body.id)
        .execute();
      expect((await author.revise(body.id, { status: "published", ...published })).status).toBe(200);
      const post = await app.deps.db
        .selectFrom("blog_posts")
        .select("published_at")
        .where("id", "=", body.id)
        .executeTakeFirstOrThrow();
      return post.published_at;
    };
    expect(await dayOf(begun, {})).toBe("2026-11-21");
    // As the editor sends it: the day that stands in its field.
    expect(await dayOf(begun, { published_at: begun })).toBe("2026-11-21");
    expect(await dayOf("2026-11-02", { published_at: "2026-11-02" })).toBe("2026-11-02");
    expect(await dayOf(begun, { published_at: "2026-12-01" })).toBe("2026-12-01");
    expect(await dayOf(begun, { published_time: "09:00" })).toBe(`${begun}T09:00`);
  });

  test("by somebody who opened an older version overwrites nothing", { tags: "any-database" }, async () => {
    const { body } = await author.publish({ title: "Story" });
    expect((await author.revise(body.id, { title: "Story", content: "Theirs", version: 1 })).status).toBe(
      200,
    );
    const stale = await author.revise(body.id, { title: "Mine", content: "Mine", version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { success: false, message: blogMessages.stale } });
    expect(await author.read("story")).toMatchObject({ title: "Story", content: "Theirs", version: 2 });
  });

  test("at the same time as another: one wins, the other is told", async () => {
    const { body } = await author.publish({ title: "Story" });
    const responses = await Promise.all(
      ["A", "B", "C"].map((content) => author.revise(body.id, { title: "Story", content, version: 1 })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await author.read("story")).version).toBe(2);
  });

  test("of a post that somebody deleted is told so", { tags: "any-database" }, async () => {
    const { body } = await author.publish();
    await author.remove(body.id);
    expect(await author.revise(body.id)).toMatchObject({
      status: 404,
      body: { success: false, message: "Blog not found" },
    });
  });

  test("to a category that somebody removed is refused in the words of BLOG-17", {
    tags: "any-database",
  }, async () => {
    const { body } = await author.publish({ title: "Story" });
    const gone = await author.addCategory("Gone");
    await app.call("deleteBlogCategory", { token: author.token, json: { id: gone.id } });
    const refused = await author.revise(body.id, { category_id: gone.id });
    expect(refused).toMatchObject({ status: 422, body: { message: "Please select a category" } });
  });
});

describe("a deletion", () => {
  test("removes the post and its old addresses, and a second one is told so", {
    tags: "any-database",
  }, async () => {
    const { body } = await author.publish({ title: "First name" });
    await author.revise(body.id, { title: "Second name" });
    const removed = await author.remove(body.id);
    expect(removed).toMatchObject({
      status: 200,
      body: { success: true, message: "Blog deleted successfully!" },
    });
    expect(await findMovedSlug(app.deps.db, "first-name")).toBeUndefined();
    expect((await author.publish({ title: "First name" })).body.slug).toBe("first-name");
    expect((await author.remove(body.id)).status).toBe(404);
  });
});

describe("what is refused, and why", () => {
  test("ids beyond what the database counts are not found, not an error", async () => {
    expect((await author.remove(2_147_483_648)).status).toBeLessThan(500);
    expect((await author.revise(9_007_199_254_740_991)).status).toBeLessThan(500);
  });
});
