// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { RecentPosts } from "./overview-parts.tsx";

afterEach(cleanup);

test("of the last posts, those that visitors do not see yet say why: OVERVIEW-06", () => {
  const post = { slug: "a", published_at: "2026-11-21", published_time: null };
  const posts = [
    { ...post, id: 3, title: "The winter drive", status: "scheduled" as const },
    { ...post, id: 2, title: "A pump in Kot Radha Kishan", status: "published" as const },
    { ...post, id: 1, title: "Notes of the clinic", status: "draft" as const },
  ];
  const Stub = createRoutesStub([{ path: "/", Component: () => <RecentPosts posts={posts} /> }]);
  render(<Stub />);
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => within(row).queryByText(/^(Scheduled|Draft)$/)?.textContent)).toEqual([
    "Scheduled",
    undefined,
    "Draft",
  ]);
});
