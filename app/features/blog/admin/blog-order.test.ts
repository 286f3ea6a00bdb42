import { expect, it } from "vitest";
import type { BlogSummary } from "#app/features/blog/blog.schema.ts";
import { type BlogColumn, categoryLabel, newestFirst, nextOrder, orderPosts } from "./blog-order.ts";

const categories = [
  { id: 1, slug: "water", name: "Water", color: "#0F766E" },
  { id: 2, slug: "food", name: "Food", color: "#B45309" },
];
const post = (title: string, category_id: number | null, author_name: string, published_at: string) =>
  ({ title, category_id, category_name: null, author_name, published_at }) as BlogSummary;
const posts = [
  post("Ten quilts", 1, "Zahra", "2026-11-02"),
  post("a pump", null, "Admin", "2026-11-09"),
  post("2 kitchens", 2, "Bilal", "2026-10-30"),
];
const titles = (column: BlogColumn, ascending: boolean) =>
  orderPosts(posts, { column, ascending }, categories).map(({ title }) => title[0]);

it("names a post's category in the words of BLOG-19", () => {
  expect(posts.map((one) => categoryLabel(one, categories))).toEqual(["Water", "Uncategorized", "Food"]);
  expect(categoryLabel(post("", 9, "", ""), categories)).toBe("Unknown");
});

it.each<[BlogColumn, boolean, string]>([
  ["date", false, "aT2"],
  ["date", true, "2Ta"],
  ["title", true, "2aT"],
  ["author", true, "a2T"],
  ["category", true, "2aT"],
])("orders by %s, ascending %s", (column, ascending, expected) => {
  expect(titles(column, ascending).join("")).toBe(expected);
});

it("reverses the order at a second click, and starts texts at A", () => {
  expect(nextOrder(newestFirst, "date")).toEqual({ column: "date", ascending: true });
  expect(nextOrder(newestFirst, "title")).toEqual({ column: "title", ascending: true });
  expect(nextOrder({ column: "title", ascending: true }, "date")).toEqual(newestFirst);
});
