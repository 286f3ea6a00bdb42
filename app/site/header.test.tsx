// @vitest-environment node
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PageFrame } from "#tests/support/page-frame.tsx";
import { Header } from "./header.tsx";

/** The links with aria-current in the server's HTML. */
function marked(path: string): (string | undefined)[] {
  const html = renderToString(
    <PageFrame path={path}>
      <Header />
    </PageFrame>,
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
