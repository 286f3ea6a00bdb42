import type { ValuesNode } from "kysely";
import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { PageViews } from "./page-views.ts";

const html = { headers: { "content-type": "text/html; charset=utf-8" } };
/** Only /blogs and / exist. */
const render = async (request: Request) => {
  const known = ["/", "/blogs", "/_root.data", "/blogs.data"].includes(new URL(request.url).pathname);
  return { response: new Response("page", { ...html, status: known ? 200 : 404 }) };
};

async function viewsOf(app: TestApp) {
  await app.deps.pageViews.flush();
  return app.deps.db.selectFrom("page_views").selectAll().orderBy("day").orderBy("path").execute();
}

test("views are counted by page and day, whatever the query, the spelling and the cache", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ render });
  for (const address of [
    "/blogs",
    "/blogs",
    "/blogs?fbclid=private-1",
    "/blogs?fbclid=private-2",
    "/blogs?q=private",
    "/blogs.data",
    "/",
    "/_root.data?index",
  ]) {
    expect((await app.get(address)).status, address).toBe(200);
  }
  for (const address of ["/BLOGS", "/blogs/", "/%62logs", "//blogs", "/no-such-page", "/no-such-page?x=1"]) {
    expect((await app.get(address)).status, address).toBeOneOf([308, 404]);
  }
  app.clock.forward(24 * 60 * 60 * 1000);
  await app.get("/blogs");
  expect(await viewsOf(app)).toEqual([
    { day: "2026-11-21", path: "/", views: 2 },
    { day: "2026-11-21", path: "/blogs", views: 6 },
    { day: "2026-11-22", path: "/blogs", views: 1 },
  ]);
});

test("what is looked at before it is public is no view", { tags: "any-database" }, async () => {
  const app = await startTestApp({ render });
  const { pageViews } = app.deps;
  for (const url of [
    "/blog-preview?token=x",
    "/blog-preview.data?token=x",
    "/?preview=x",
    "/_root.data?preview=x",
  ]) {
    pageViews.count(url, "Firefox");
  }
  expect(await viewsOf(app)).toEqual([]);
});

test("a day's views written several times add up in one row per page", async () => {
  const app = await startTestApp({ render });
  await app.get("/blogs");
  await viewsOf(app);
  await app.get("/blogs");
  expect(await viewsOf(app)).toEqual([{ day: "2026-11-21", path: "/blogs", views: 2 }]);
});

test("many pages are written in small statements, all of them", async () => {
  const { deps } = await startTestApp({ render });
  const rowsPerStatement: number[] = [];
  const db = deps.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === "InsertQueryNode" && node.values?.kind === "ValuesNode") {
        rowsPerStatement.push((node.values as ValuesNode).values.length);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const views = new PageViews(db, deps.clock, deps.log);
  for (let page = 0; page < 120; page += 1) views.count(`/blog/story-${page}`, "Firefox");
  await views.flush();
  expect(rowsPerStatement).toEqual([50, 50, 20]);
  expect(await db.selectFrom("page_views").selectAll().execute()).toHaveLength(120);
});

test("the pages between two writes are limited, and the counts of those known go on", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ render });
  const count = (page: number) => app.deps.pageViews.count(`/blog/story-${page}`, "Firefox");
  for (let page = 0; page < 6000; page += 1) count(page);
  count(0);
  const rows = await viewsOf(app);
  expect(rows).toHaveLength(5000);
  expect(rows.find(({ path }) => path === "/blog/story-0")?.views).toBe(2);
});
