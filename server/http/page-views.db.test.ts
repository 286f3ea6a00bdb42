import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";

const html = { headers: { "content-type": "text/html; charset=utf-8" } };
/** Only /blogs and / exist. */
const render = async (request: Request) => {
  const known = ["/", "/blogs", "/_root.data", "/blogs.data"].includes(new URL(request.url).pathname);
  return { response: new Response("page", { ...html, status: known ? 200 : 404 }) };
};

async function viewsOf(app: TestApp) {
  await app.services.pageViews.flush();
  return app.services.db.selectFrom("page_views").selectAll().orderBy("day").orderBy("path").execute();
}

test("views are counted by page and day, whatever the query, the spelling and the cache", async () => {
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

test("a day's views written several times add up in one row per page", async () => {
  const app = await startTestApp({ render });
  await app.get("/blogs");
  await viewsOf(app);
  await app.get("/blogs");
  expect(await viewsOf(app)).toEqual([{ day: "2026-11-21", path: "/blogs", views: 2 }]);
});

test("many pages are written in small statements, all of them", async () => {
  const app = await startTestApp({ render });
  for (let page = 0; page < 120; page += 1) app.services.pageViews.count(`/blog/story-${page}`, "Firefox");
  expect(await viewsOf(app)).toHaveLength(120);
});
