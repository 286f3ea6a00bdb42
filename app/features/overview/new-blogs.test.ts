import { expect, it } from "vitest";
import { isOverMonth, publishedInMonth } from "./new-blogs.ts";

const post = (published_at: string, status = "published") => ({ published_at, status });
const today = "2026-11-21";

it("counts what visitors could read since the first of the month", () => {
  const posts = [
    post("2026-12-01"),
    post("2026-11-22"),
    post("2026-11-21"),
    post("2026-11-10", "draft"),
    post("2026-11-01"),
    post("2026-10-31"),
  ];
  expect(publishedInMonth(posts, today)).toBe(2);
});

it("knows when a list, newest first, has left the month", () => {
  expect(isOverMonth([post("2026-11-21"), post("2026-11-01")], today)).toBe(false);
  expect(isOverMonth([post("2026-11-21"), post("2026-10-31")], today)).toBe(true);
  expect(isOverMonth([], today)).toBe(false);
});
