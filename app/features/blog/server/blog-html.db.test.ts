import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { renderOldPosts } from "./blog-html.service.server.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const tangled = "*a_".repeat(50_000);

const stored = (id: number) =>
  app.services.db
    .selectFrom("blog_posts")
    .select(["html", "html_version", "summary", "search_text"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** As a post stood that was saved before the HTML was kept. */
async function publishOld(content: string, fields = {}): Promise<number> {
  const { body } = await author.publish({ title: "Old", ...fields });
  const old = { content, html: null, html_version: 0, summary: "" };
  await app.services.db.updateTable("blog_posts").set(old).where("id", "=", body.id).execute();
  return body.id;
}

test("posts from before get theirs, newest first, and are found by their first sentences", async () => {
  const ids = [
    await publishOld("The first pump."),
    await publishOld("The second pump."),
    await publishOld(tangled),
  ];
  expect(await author.publicTitles({ q: "second pump" })).toEqual([]);
  expect(await renderOldPosts(app.services, () => false)).toBe(3);
  expect(await renderOldPosts(app.services, () => false)).toBe(0);
  expect(await stored(ids[1] ?? 0)).toMatchObject({
    html: "<p>The second pump.</p>\n",
    summary: "The second pump.",
  });
  expect(await author.publicTitles({ q: "second pump" })).toEqual(["Old"]);
  expect((await author.read("old")).version).toBe(1);
});

describe("a post without an excerpt", () => {
  const content = "# The pump\n\nThe hand pump came **at last**. It stands by the school.";

  test("shows its first sentences in lists, and is found by them", async () => {
    await author.publish({ title: "Story", content });
    const { body } = await app.call("listBlogs");
    expect(body.blogs[0].excerpt).toBe("The hand pump came at last. It stands by the school.");
    expect(await author.publicTitles({ q: "came at last" })).toEqual(["Story"]);
  });
});
