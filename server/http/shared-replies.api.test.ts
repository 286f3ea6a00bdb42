import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

const banner = { message: "Quilts tomorrow", link_text: "Read", link_url: "/blogs" };

test("a public read is cached, tagged and compressed, and fresh after a write", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("readBanner");
  await expect.poll(() => app.deps.pageCache.size.entries).toBe(1);

  const cached = await app.get("/backendReact/api_banner.php", { "accept-encoding": "br" });
  expect(cached.headers.get("content-encoding")).toBe("br");
  expect(cached.headers.get("content-type")).toContain("application/json");
  expect(cached.headers.get("x-content-type-options")).toBe("nosniff");
  expect(cached.headers.get("content-security-policy")).toContain("sandbox");
  expect(cached.headers.get("x-request-id")).toBeNull();
  const tag = cached.headers.get("etag") ?? "";
  expect((await app.get("/backendReact/api_banner.php", { "if-none-match": tag })).status).toBe(304);

  await app.call("saveBanner", { token, json: banner });
  expect((await app.call("readBanner")).body.data).toEqual(banner);
});

test("what a signed-in user sees is never cached, nor anything with a query or an error", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("listAds", { token });
  await app.call("listBlogs", { query: { limit: 5 } });
  await app.call("listBlogs", { query: { slug: "none" } });
  await app.call("signIn", { json: {} });
  await app.get("/backendReact/nothing");
  expect(app.deps.pageCache.size.entries).toBe(0);
});

test("an ad begins with its day, though the reply was cached the day before", async () => {
  const app = await startTestApp();
  await app.deps.db
    .insertInto("ads")
    .values({
      title: "Winter drive",
      description: "",
      media_type: "image" as const,
      media_url: "/art/quilts.svg",
      is_active: 1 as const,
      start_date: "2026-11-22",
      created_at: app.clock.now().toISOString(),
      version: 1,
      is_sample: 0 as const,
    })
    .execute();
  expect((await app.call("listAds")).body).toEqual([]);
  await expect.poll(() => app.deps.pageCache.size.entries).toBe(1);
  app.clock.set("2026-11-21T19:00:00.000Z");
  expect((await app.call("listAds")).body).toMatchObject([{ title: "Winter drive" }]);
});
