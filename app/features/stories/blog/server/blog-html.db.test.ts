import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type OldPosts, startWithOldPosts, tangled } from "#tests/support/blog-html.ts";
import { renderOldPosts } from "./blog-html.service.server.ts";

let app: TestApp;
let author: OldPosts;
beforeEach(async () => {
  app = await startTestApp();
  author = await startWithOldPosts(app);
});

test("posts from before get theirs, newest first, and are found by their first sentences", async () => {
  const ids = [
    await author.publishOld("The first pump."),
    await author.publishOld("The second pump."),
    await author.publishOld(tangled),
  ];
  expect(await author.publicTitles({ q: "second pump" })).toEqual([]);
  expect(await renderOldPosts(app.deps, () => false)).toBe(3);
  expect(await renderOldPosts(app.deps, () => false)).toBe(0);
  expect(await author.stored(ids[1] ?? 0)).toMatchObject({
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
