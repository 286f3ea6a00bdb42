import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { depsContext, incompletePage } from "#app/loader-context.server.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { loader } from "./news.page.tsx";

async function read(app: TestApp) {
  const context = new RouterContextProvider();
  context.set(depsContext, app.deps);
  const url = new URL("/news", app.deps.env.siteUrl);
  const found = await loader({ context, request: new Request(url), url, params: {}, pattern: "/news" });
  const { words: _words, ...news } = found;
  return { ...news, incomplete: context.get(incompletePage) };
}

test("a site without content has no news, and that is no failure", async () => {
  expect(await read(await startTestApp())).toEqual({
    items: [],
    ahead: [],
    failed: false,
    incomplete: false,
  });
});

test("the samples give news of each kind, newest first, and events ahead in the order in which they come", async () => {
  const { items, ahead } = await read(await startTestApp({ env: { SEED: "sample" } }));
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["Story", "Event", "Update"]));
  const days = items.map(({ day }) => day ?? "");
  expect(days).toEqual([...days].sort().reverse());
  const comingDays = ahead.map(({ event_date }) => event_date);
  expect(comingDays).toEqual([...comingDays].sort());
});

test("what cannot be read is left out; only when nothing can be read the page says so", async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  const takeAway = async (table: string) => {
    await app.deps.db.schema.alterTable(table).renameTo(`${table}_away`).execute();
    app.deps.pageCache.clear();
  };
  await takeAway("events");
  const some = await read(app);
  expect(some).toMatchObject({ ahead: [], failed: false, incomplete: true });
  expect(some.items.some(({ kind }) => kind === "Story")).toBe(true);
  await takeAway("blog_posts");
  await takeAway("content");
  // Content that cannot be read is what was read last: CONTENT-11.
  const last = await read(app);
  expect(last).toMatchObject({ ahead: [], failed: false, incomplete: true });
  expect(last.items.map(({ kind }) => kind)).toEqual(["Update", "Update", "Update"]);
});

test("a page of which nothing was ever read says so", async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  for (const table of ["events", "blog_posts", "content"])
    await app.deps.db.schema.alterTable(table).renameTo(`${table}_away`).execute();
  expect(await read(app)).toEqual({ items: [], ahead: [], failed: true, incomplete: true });
});
