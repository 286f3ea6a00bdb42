// @vitest-environment node
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { HeaderContent } from "./header-content.tsx";
import { withMenuPath } from "./menu-current.ts";

/** The words of every link that is marked as the page that is shown, as the server writes them. */
function marked(path?: string): string[] {
  const html = renderToString(<HeaderContent path={path} />);
  return [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/g)].map(([link]) =>
    (/href="([^"]*)"/.exec(link)?.[1] ?? "").trim(),
  );
}

describe("the server marks the menu's entry of the page", () => {
  test.each(["/", "/blogs", "/services/health", "/latest-campaign"])("%s", (path) => {
    expect(marked(path)).toEqual([path]);
  });

  test("and none where the menu does not lead", () => {
    expect(marked("/blog/a-story")).toEqual([]);
    expect(marked()).toEqual([]);
  });
});

test("the header is drawn once for all pages that the menu does not lead to", () => {
  expect(withMenuPath({ path: "/blogs" })).toEqual({ path: "/blogs" });
  expect(withMenuPath({ path: "/blog/a-story" })).toEqual({});
  expect(withMenuPath({ path: "/BLOGS" })).toEqual({});
  expect(withMenuPath({})).toEqual({});
});
