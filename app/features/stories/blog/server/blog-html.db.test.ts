import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type OldPosts, startWithOldPosts } from "#tests/support/blog-html.ts";

let app: TestApp;
let author: OldPosts;
beforeEach(async () => {
  app = await startTestApp();
  author = await startWithOldPosts(app);
});

test("a post from before gets its HTML when it is read, and is found by its first sentences", async () => {
  const id = await author.publishOld("The first pump.");
  expect(await author.publicTitles({ q: "first pump" })).toEqual([]);
  const html = "<p>The first pump.</p>\n";
  expect(await author.read("old")).toMatchObject({ content_html: html, version: 1 });
  expect(await author.stored(id)).toMatchObject({ html, summary: "The first pump." });
  expect(await author.publicTitles({ q: "first pump" })).toEqual(["Old"]);
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
