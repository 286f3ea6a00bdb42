// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import type { BlogSummary, ShownPost } from "#app/features/stories/blog/blog.schema.ts";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { PageFrame } from "#tests/support/page-frame.tsx";
import { BlogArticle, BlogRelated } from "./blog-article.tsx";
import { BlogCard } from "./blog-card.tsx";
import { BlogLead } from "./blog-lead.tsx";
import { categoryColours } from "./category-tag.tsx";

/* BLOG-05 and BLOG-06: what visitors see of a record whose fields are empty. */

afterEach(cleanup);

const summary: BlogSummary = {
  id: 1,
  slug: "post",
  title: "",
  excerpt: "",
  featured_image: null,
  featured_image_alt: "",
  category_id: null,
  category_name: null,
  category_slug: null,
  category_color: null,
  author_name: "",
  read_time: 0,
  status: "published",
  published_at: "",
  published_time: null,
  formatted_date: "",
};
const post: ShownPost = { ...summary, html: "", meta_title: "", meta_description: "", updated_at: "" };
const show = (part: ReactNode) => render(<PageFrame of={[blogWords]}>{part}</PageFrame>);

test.each([
  ["a card", <BlogCard key="card" post={summary} />],
  ["the newest post on the home page", <BlogLead key="lead" post={summary} />],
  ["its own page", <BlogArticle key="page" post={post} related={[]} siteUrl="https://umeed.example" />],
])("%s has a default for each of them", (_, part) => {
  show(part);
  expect(within(screen.getByRole("article")).getByRole("heading", { name: "Untitled Post" })).toBeTruthy();
  expect(screen.getByText("Recent").tagName).toBe("TIME");
  expect(screen.getByText("Admin")).toBeTruthy();
  expect(screen.getByText("5 min read")).toBeTruthy();
  expect(screen.getByText("Uncategorized")).toBeTruthy();
});

test("a category of no valid colour has the default one", () => {
  expect(categoryColours("blue").backgroundColor).toBe("#6B7280");
});

test("a card has a tag without a colour of its own, and the date before the title: BLOG-01", () => {
  show(<BlogCard post={{ ...summary, category_name: "Wells", category_color: "#1D5B8F" }} />);
  expect(screen.getByText("Wells").style.backgroundColor).toBe("");
  const order = screen.getByText("Recent").compareDocumentPosition(screen.getByRole("heading"));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a related post has a default title and date", () => {
  show(<BlogRelated posts={[summary]} />);
  expect(screen.getByRole("heading", { name: "Untitled Post" })).toBeTruthy();
  expect(screen.getByText("Recent")).toBeTruthy();
});

test("without related posts their section is not there", () => {
  show(<BlogArticle post={post} related={[]} siteUrl="https://umeed.example" />);
  expect(screen.queryByRole("region", { name: "Related Stories" })).toBeNull();
});
