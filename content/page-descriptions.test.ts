import { expect, test } from "vitest";
import { parts } from "#app/parts/parts.ts";
import { openPages, siteLinksIn } from "./menu.ts";
import { pageDescriptionsIn } from "./page-descriptions.ts";

const pages = parts.flatMap((part) => part.pages);
const described = pageDescriptionsIn("en", pages).map(({ path }) => path);

test("every open page has its description for the search", () => {
  expect(openPages.filter((path) => !described.includes(path))).toEqual([]);
});

test("no page is described twice, and none that nothing leads to", () => {
  expect(new Set(described).size).toBe(described.length);
  const site = siteLinksIn("en", pages);
  const linked: string[] = [
    ...openPages,
    ...pages.map(({ path }) => path),
    ...site.header.flatMap((entry) =>
      entry.isMega
        ? [entry.featured.path, ...entry.sections.flatMap(({ links }) => links.map(({ path }) => path))]
        : [entry.path],
    ),
    ...site.footer.flatMap(({ links }) => links.map(({ path }) => path)),
    ...site.legal.map(({ path }) => path),
    // In the header and the footer themselves.
    "/donate",
  ];
  expect(described.filter((path) => !linked.includes(path))).toEqual([]);
});
