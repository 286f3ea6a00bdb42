import { expect, it } from "vitest";
import type { BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import { categoryLabel } from "./blog-columns.tsx";

const categories = [{ id: 1, slug: "water", name: "Water", color: "#0F766E" }];
const post = (category_id: number | null) => ({ category_id, category_name: null }) as BlogSummary;

it("names a post's category in the words of BLOG-19", () => {
  expect([1, null, 9].map((id) => categoryLabel(post(id), categories))).toEqual([
    "Water",
    "Uncategorized",
    "Unknown",
  ]);
});
