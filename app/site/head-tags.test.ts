import { expect, test } from "vitest";
import { testMatches } from "#tests/support/page-frame.tsx";
import { absoluteUrl, headTags } from "./head-tags.ts";

test("URLs are absolute and encoded", () => {
  expect(absoluteUrl("https://umeed.example", "/blog/امید")).toBe(
    "https://umeed.example/blog/%D8%A7%D9%85%DB%8C%D8%AF",
  );
  expect(absoluteUrl("https://umeed.example", "https://pictures.example/a.jpg")).toBe(
    "https://pictures.example/a.jpg",
  );
});

test("a page with noindex has no canonical URL", () => {
  const page = { description: "d", path: "/blogs?q=well" };
  expect(headTags(testMatches(), page)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://umeed.example/blogs?q=well",
  });
  const hidden = headTags(testMatches(), { ...page, hidden: true });
  expect(hidden).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(hidden)).not.toContain("canonical");
});
