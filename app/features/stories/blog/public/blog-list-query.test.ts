import { expect, test } from "vitest";
import { filterPosts, listAddress, readListQuery } from "./blog-list-query.ts";

const posts = [
  {
    title: "The hand pump at Chak 42",
    excerpt: "Water, at last.",
    category_name: "Clean Water",
    author_name: "Field desk",
  },
  {
    title: "A desk of her own",
    excerpt: "Evening lessons in Kasur.",
    category_name: "Education",
    author_name: "Admin",
  },
  { title: "ایک ماں کی کہانی", excerpt: "لاہور سے", category_name: null, author_name: "Admin" },
];
const titles = (term: string) => filterPosts(posts, term).map(({ title }) => title);

test.each([
  ["in the title", "HAND pump", ["The hand pump at Chak 42"]],
  ["in the excerpt", "kasur", ["A desk of her own"]],
  ["in the category's name", "education", ["A desk of her own"]],
  ["in the author's name", "field desk", ["The hand pump at Chak 42"]],
  ["in the middle of a word", "ump", ["The hand pump at Chak 42"]],
  ["in Urdu", "ماں", ["ایک ماں کی کہانی"]],
  ["in Urdu with its marks", "مَاں", ["ایک ماں کی کہانی"]],
  ["nowhere", "rickshaw", []],
])("a term is found %s", (_where, term, expected) => {
  expect(titles(term)).toEqual(expected);
});

test("white space alone filters nothing", () => {
  expect(titles("   ")).toHaveLength(3);
});

test("a query survives reading and writing, and invalid values are dropped", () => {
  const address = "/blogs?category=education&q=hand+pump";
  expect(listAddress(readListQuery(new URL(address, "https://umeed.example").searchParams))).toBe(address);
  expect(readListQuery(new URLSearchParams("q=%00%20&category="))).toEqual({});
  expect(readListQuery(new URLSearchParams("category=all"))).toEqual({});
  expect(readListQuery(new URLSearchParams({ q: "a".repeat(500) })).q).toHaveLength(200);
  expect(listAddress({})).toBe("/blogs");
});
