import type { MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { testMatches, testSite } from "#tests/support/page-frame.tsx";
import { postTags } from "./blog-head.ts";
import { shareLinks } from "./blog-share.tsx";

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
  published_time: null,
  formatted_date: "Nov 21, 2026",
  meta_title: "",
  meta_description: "",
  updated_at: "2026-11-21T05:00:00.000Z",
};
/** The post among the structured data: the way to its page stands there too. */
const posting = (tags: MetaDescriptor[]) =>
  tags.find((tag) => "script:ld+json" in tag && JSON.stringify(tag).includes('"@type":"BlogPosting"'));

const matches = testMatches(blogWords);
const site = testSite.siteUrl;
const encoded = "https://umeed.example/blog/%D8%A7%D9%85%DB%8C%D8%AF";

test("a post has an encoded canonical URL, an absolute picture URL, and defaults for empty fields", () => {
  const tags = postTags(post, matches);
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: encoded });
  expect(tags).toContainEqual({
    property: "og:image",
    content: `${site}/backendReact/uploads/images/abcdef123456.1200x800.jpg`,
  });
  expect(tags).toContainEqual({ property: "og:image:height", content: "800" });
  expect(tags).toContainEqual({ property: "og:image:alt", content: "A well" });
  expect(tags).toContainEqual({ name: "description", content: "An excerpt" });
  expect(posting(tags)).toMatchObject({
    "script:ld+json": {
      "@type": "BlogPosting",
      mainEntityOfPage: encoded,
      inLanguage: "ur",
      articleSection: "Uncategorized",
      author: { "@type": "NGO", name: "Umeed Welfare Foundation" },
      publisher: {
        "@type": "NGO",
        "@id": `${site}/#foundation`,
        name: "Umeed Welfare Foundation",
        url: `${site}/`,
        logo: { "@type": "ImageObject", url: `${site}/icon-512.png`, width: 512, height: 512 },
      },
    },
  });
});

test.each([
  ["", { "@type": "NGO", name: "Umeed Welfare Foundation" }],
  ["admin", { "@type": "NGO", name: "Umeed Welfare Foundation" }],
  ["Umeed", { "@type": "NGO", name: "Umeed Welfare Foundation" }],
  ["Umeed Welfare Foundation", { "@type": "NGO", "@id": `${site}/#foundation` }],
  [
    "umeed field desk",
    {
      "@type": "Organization",
      name: "umeed field desk",
      parentOrganization: { "@id": `${site}/#foundation` },
    },
  ],
  ["Umeedullah Khan", { "@type": "Person", name: "Umeedullah Khan" }],
  ["A mother, Kasur", { "@type": "Person", name: "A mother, Kasur" }],
  [" ایک استاد ", { "@type": "Person", name: "ایک استاد" }],
])("a post by %j has the author %j", (author_name, author) => {
  const tags = postTags({ ...post, author_name }, matches);
  expect(posting(tags)).toMatchObject({ "script:ld+json": { author } });
});

test("the fields for search engines take precedence", () => {
  const tags = postTags({ ...post, meta_title: "Meta", meta_description: "For searchers" }, matches);
  expect(tags).toContainEqual({ property: "og:title", content: "Meta" });
  expect(tags).toContainEqual({ name: "description", content: "For searchers" });
});

test.for(["/art/kitchen.svg", null])("a post with %s has a card for social networks", (featured_image) => {
  const tags = postTags({ ...post, featured_image }, matches);
  const card = encoded.replace("/blog/", "/cards/blog/");
  expect(tags).toContainEqual({ property: "og:image", content: `${card}.png` });
  expect(tags).toContainEqual({ property: "og:image:width", content: "1200" });
  expect(tags).toContainEqual({ property: "og:image:height", content: "630" });
  expect(tags).toContainEqual({ property: "og:image:alt", content: "امید" });
});

test("share links contain the URL and the title, encoded", () => {
  const links = shareLinks(encoded, "Hope & work");
  expect(links.map(({ network }) => network)).toEqual(["facebook", "twitter", "linkedin", "whatsapp"]);
  expect(new URL(links[1]?.href ?? "").searchParams.get("text")).toBe("Hope & work");
  for (const { network, href } of links) {
    const { searchParams } = new URL(href);
    const address = searchParams.get("u") ?? searchParams.get("url");
    if (network !== "whatsapp") expect(address).toBe(encoded);
  }
  expect(links.at(-1)?.href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(links.at(-1)?.href ?? "").searchParams.get("text")).toBe(`Hope & work ${encoded}`);
});

test("a post without an excerpt is described by its first sentences", () => {
  const silent = { ...post, excerpt: "", summary: "The hand pump came at last." };
  expect(postTags(silent, matches)).toContainEqual({ name: "description", content: silent.summary });
});

test("a post without title and date has the title of BLOG-06 and no date", () => {
  const tags = postTags({ ...post, title: "", published_at: "" }, matches);
  expect(tags).toContainEqual({ property: "og:title", content: "Untitled Post" });
  expect(JSON.stringify(tags)).toContain('"headline":"Untitled Post"');
  expect(JSON.stringify(tags)).not.toMatch(/published_time|datePublished/);
});
