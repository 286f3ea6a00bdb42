import { expect, test } from "vitest";
import { postTags } from "./blog-head.ts";
import { shareLinks } from "./blog-share-links.ts";

const post = {
  id: 1,
  slug: "امید",
  title: "امید",
  excerpt: "An excerpt",
  featured_image: "uploads/images/abcdef123456.1200x800.jpg",
  featured_image_alt: "A well",
  category_id: null,
  category_name: null,
  category_slug: null,
  category_color: null,
  author_name: "",
  read_time: 5,
  published_at: "2026-11-21",
  formatted_date: "Nov 21, 2026",
  meta_title: "",
  meta_description: "",
  updated_at: "2026-11-21T05:00:00.000Z",
};
const site = "https://umeed.example";
const encoded = "https://umeed.example/blog/%D8%A7%D9%85%DB%8C%D8%AF";

test("a post is known by its encoded address, its picture in full, and the defaults where it is silent", () => {
  const tags = postTags(post, site);
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: encoded });
  expect(tags).toContainEqual({
    property: "og:image",
    content: `${site}/backendReact/uploads/images/abcdef123456.1200x800.jpg`,
  });
  expect(tags).toContainEqual({ name: "description", content: "An excerpt" });
  expect(tags.find((tag) => "script:ld+json" in tag)).toMatchObject({
    "script:ld+json": {
      "@type": "BlogPosting",
      mainEntityOfPage: encoded,
      inLanguage: "ur",
      articleSection: "Uncategorized",
      author: { name: "Admin" },
    },
  });
});

test("what staff wrote for search engines goes first", () => {
  const tags = postTags({ ...post, meta_title: "Meta", meta_description: "For searchers" }, site);
  expect(tags).toContainEqual({ property: "og:title", content: "Meta" });
  expect(tags).toContainEqual({ name: "description", content: "For searchers" });
});

test("a drawing is not offered to networks, which show none", () => {
  const tags = postTags({ ...post, featured_image: "/art/kitchen.svg" }, site);
  expect(tags).toContainEqual({ property: "og:image", content: `${site}/og.png` });
});

test("share links carry the address and the title, encoded", () => {
  const links = shareLinks(encoded, "Hope & work");
  expect(links.map(({ name }) => name)).toEqual(["Facebook", "Twitter", "LinkedIn"]);
  expect(new URL(links[1]?.href ?? "").searchParams.get("text")).toBe("Hope & work");
  for (const { href } of links) {
    const { searchParams } = new URL(href);
    expect(searchParams.get("u") ?? searchParams.get("url")).toBe(encoded);
  }
});

test("a post without an excerpt is described by its first sentences", () => {
  const silent = { ...post, excerpt: "", summary: "The hand pump came at last." };
  expect(postTags(silent, site)).toContainEqual({ name: "description", content: silent.summary });
});
