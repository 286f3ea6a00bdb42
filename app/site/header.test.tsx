// @vitest-environment node
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { Header } from "./header.tsx";

/** The links with aria-current in the server's HTML. */
function marked(path: string): (string | undefined)[] {
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Header />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
    ([link]) => /href="([^"]*)"/.exec(link)?.[1],
  );
}

describe("the server marks the menu's entry of the page", () => {
  test.each(["/", "/blogs", "/services/health", "/latest-campaign"])("%s", (path) => {
    expect(marked(path)).toEqual([path]);
  });

  test("and none on a page outside the menu", () => {
    expect(marked("/blog/a-story")).toEqual([]);
  });
});
