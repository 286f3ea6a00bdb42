import { expect, test } from "vitest";
import { renderMarkdown } from "#server/markdown/markdown.ts";
import { postAsText, withPosts } from "./newsletter-posts-dialog.tsx";

const post = {
  slug: "wells",
  title: "Five wells [new]",
  excerpt: "We dug *five* wells.",
  featured_image: "uploads/images/abcdefabcdefabcd.400x300.jpg",
  featured_image_alt: "A pump",
};
const htmlOf = (text: string) => renderMarkdown(text, "https://umeed.example").html;

test("a post becomes its title, picture, first sentences and link", () => {
  const html = htmlOf(postAsText(post));
  expect(html).toContain('<h2><a href="/blog/wells">Five wells [new]</a></h2>');
  expect(html).toContain('src="/backendReact/uploads/images/abcdefabcdefabcd.400x300.jpg" alt="A pump"');
  expect(html).toContain("<p>We dug *five* wells.</p>");
  expect(html).toContain('<a href="/blog/wells">Read the whole story</a>');
});

test("a picture of another site and an empty excerpt are left out", () => {
  const text = postAsText({ ...post, featured_image: "https://other.example/a.jpg", excerpt: " " });
  expect(text).not.toContain("other.example");
  expect(text.split("\n\n")).toHaveLength(2);
});

test("posts stand behind what the text says already", () => {
  expect(withPosts("Dear readers\n", [post, post]).split("\n\n")[0]).toBe("Dear readers");
  expect(withPosts("", [post])).toBe(postAsText(post));
});
