// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { testSite } from "#tests/support/page-frame.tsx";
import { buildFeed } from "./blog-feed.ts";

const t = textIn("en", blogWords);
const post = {
  id: 12,
  slug: "water & <light>",
  title: "Water & <light>\u0007",
  excerpt: 'She said "done"',
  category_name: "Clean Water",
  published_at: "2026-11-21",
  published_time: null,
};
const read = (feed: string) => new DOMParser().parseFromString(feed, "text/xml");
const texts = (feed: string, tag: string) =>
  [...read(feed).querySelectorAll(tag)].map((node) => node.textContent);

test("the feed is well-formed for any text, and contains the post's data", () => {
  const feed = buildFeed([post], testSite, t);
  expect(feed).not.toContain("\u0007");
  expect(texts(feed, "item > title")).toEqual(["Water & <light>"]);
  expect(texts(feed, "item > description")).toEqual(['She said "done"']);
  expect(texts(feed, "item > category")).toEqual(["Clean Water"]);
});

test("URLs are absolute and encoded, days begin in Karachi", () => {
  const feed = buildFeed([{ ...post, slug: "امید" }], testSite, t);
  expect(texts(feed, "item > link")).toEqual(["https://umeed.example/blog/%D8%A7%D9%85%DB%8C%D8%AF"]);
  expect(texts(feed, "item > pubDate")).toEqual(["Fri, 20 Nov 2026 19:00:00 GMT"]);
});

test("a post keeps its guid when its title and address change, and no two posts share one", () => {
  const feed = buildFeed(
    [post, { ...post, title: "Other", slug: "other" }, { ...post, id: 13 }],
    testSite,
    t,
  );
  const guids = texts(feed, "item > guid");
  expect(guids[1]).toBe(guids[0]);
  expect(guids[2]).not.toBe(guids[0]);
  expect(read(feed).querySelector("guid")?.getAttribute("isPermaLink")).toBe("false");
});

test("an empty blog is an empty feed", () => {
  expect(texts(buildFeed([], testSite, t), "item")).toEqual([]);
});

test("a post without title and date has the title of BLOG-06 and no date", () => {
  const feed = buildFeed([{ ...post, title: "", published_at: "" }], testSite, t);
  expect(texts(feed, "item > title")).toEqual(["Untitled Post"]);
  expect(texts(feed, "pubDate, lastBuildDate")).toEqual([]);
});
