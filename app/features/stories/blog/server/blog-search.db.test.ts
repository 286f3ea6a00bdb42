import { beforeEach, expect, test } from "vitest";
import { filterPosts } from "#app/features/stories/blog/public/blog-list-query.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { listPosts } from "./blog.store.server.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

test.for([
  ["a word of the title", "quilts"],
  ["in any case", "QUILTS"],
  ["the middle of a word", "uilts"],
  ["two words as they follow each other", "thousand quilts"],
  ["more white space than there is", " two  thousand "],
  ["two letters", "sa"],
  ["one letter", "Q"],
  ["a part of the excerpt", "river set"],
  ["the category's name", "educat"],
  ["the author", "field desk"],
])("a search finds a post by %s", async ([, q]) => {
  await author.publish({
    title: "Two thousand quilts",
    excerpt: "In the river settlements",
    author_name: "Field desk",
  });
  expect(await author.publicTitles({ q: q ?? "" })).toEqual(["Two thousand quilts"]);
  expect(await author.publicTitles({ q: "nothing like it" })).toEqual([]);
});

test("a search takes the signs of a pattern for themselves", async () => {
  await author.publish({ title: "All of it: 100% and a_b" });
  await author.publish({ title: "Nothing of the kind" });
  expect(await author.publicTitles({ q: "100%" })).toEqual(["All of it: 100% and a_b"]);
  expect(await author.publicTitles({ q: "a_b" })).toEqual(["All of it: 100% and a_b"]);
  expect(await author.publicTitles({ q: "0%" })).toEqual(["All of it: 100% and a_b"]);
  expect(await author.publicTitles({ q: "%" })).toEqual(["All of it: 100% and a_b"]);
  for (const q of ["a%b", "___", "_b_", '"', '""" OR', "\\", "\\\\%", "all*", "NOT all", "'; --"]) {
    expect(await author.publicTitles({ q })).toEqual([]);
  }
});

test("a search does not find what only two texts together would have", async () => {
  await author.publish({ title: "Two thousand quilts", excerpt: "In the river settlements" });
  expect(await author.publicTitles({ q: "quilts in" })).toEqual([]);
});

test("a search asks for nothing with white space and marks alone", async () => {
  await author.publish({ title: "Story" });
  for (const q of ["", "  ", "\u064E"]) expect(await author.publicTitles({ q })).toEqual(["Story"]);
});

test("a search means the same as the filter over the posts of a page", async () => {
  await author.publish({
    title: "Two thousand quilts",
    excerpt: "In the river",
    author_name: "Field desk",
  });
  await author.publish({
    title: "پانی کی کہانی",
    content: "The hand pump came at last. It stands by the school.",
  });
  await author.publish({ title: "École 100%", excerpt: "a_b", author_name: "Zoë" });
  // As a visitor's page has them, which is what is filtered there.
  const audience = { now: karachiMinute(app.clock.now()) };
  const { posts } = await listPosts(app.deps.db, { audience, limit: 100 });
  const terms = [
    "uilts",
    "field desk",
    "desk field",
    "ECOLE",
    "%",
    "a_b",
    "a-b",
    "zoe",
    "educ",
    "کہان",
    "hand pump",
  ];
  for (const q of [...terms, "river field", "x", "ti"]) {
    const typed = filterPosts(posts, q).map(({ title }) => title);
    expect(await author.publicTitles({ q }), q).toEqual(typed);
  }
});

test("a search finds Urdu, and letters with marks in any case", async () => {
  await author.publish({ title: "لاہور میں پانی" });
  await author.publish({ title: "ÉCOLE" });
  expect(await author.publicTitles({ q: "پانی" })).toEqual(["لاہور میں پانی"]);
  expect(await author.publicTitles({ q: "انی" })).toEqual(["لاہور میں پانی"]);
  expect(await author.publicTitles({ q: "پَانی" })).toEqual(["لاہور میں پانی"]);
  expect(await author.publicTitles({ q: "می" })).toEqual(["لاہور میں پانی"]);
  expect(await author.publicTitles({ q: "école" })).toEqual(["ÉCOLE"]);
  expect(await author.publicTitles({ q: "cole" })).toEqual(["ÉCOLE"]);
});
