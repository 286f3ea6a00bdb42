import { expect, test } from "vitest";
import { footerLists, legalLinks, menu, openPages } from "./menu.ts";
import { pageDescriptions } from "./page-descriptions.ts";

const described = pageDescriptions.map(({ path }) => path);

test("every open page has its description for the search", () => {
  expect(openPages.filter((path) => !described.includes(path))).toEqual([]);
});

test("no page is described twice, and none that nothing leads to", () => {
  expect(new Set(described).size).toBe(described.length);
  const linked: string[] = [
    ...openPages,
    ...menu.flatMap((entry) =>
      entry.isMega
        ? [entry.featured.path, ...entry.sections.flatMap(({ links }) => links.map(({ path }) => path))]
        : [entry.path],
    ),
    ...footerLists.flatMap(({ links }) => links.map(({ path }) => path)),
    ...legalLinks.map(({ path }) => path),
    // In the header and the footer themselves.
    "/donate",
    "/newsletter",
  ];
  expect(described.filter((path) => !linked.includes(path))).toEqual([]);
});
