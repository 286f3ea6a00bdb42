import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { loader as readHome } from "#app/features/pages/home/home.page.tsx";
import { loader as readFrame } from "#app/features/pages/layout/site.layout.tsx";
import { depsContext, incompletePage, readSite } from "#app/loader-context.server.ts";
import { contents } from "#content/contents.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ env: { SEED: "sample" } });
});

/** The data of the frame and the home page, and whether it was complete. */
async function read() {
  const context = new RouterContextProvider();
  context.set(depsContext, app.deps);
  const asked = {
    context,
    request: new Request(app.deps.env.siteUrl),
    url: new URL(app.deps.env.siteUrl),
    params: {},
    pattern: "/",
  };
  const found = { ...(await readFrame(asked)), ...(await readHome(asked)) };
  const { identity } = await readSite(context);
  return { found, identity, incomplete: context.get(incompletePage) };
}

/** Renames one table while this runs. The memoized data is cleared, as after any write. */
async function withoutTable(table: string, run: () => Promise<void>): Promise<void> {
  const { schema } = app.deps.db;
  await schema.alterTable(table).renameTo(`${table}_away`).execute();
  app.deps.pageCache.clear();
  await run();
  await schema.alterTable(`${table}_away`).renameTo(table).execute();
  app.deps.pageCache.clear();
}

describe("the home page works", () => {
  test.each([
    ["blog_posts", "posts"],
    ["blog_categories", "posts"],
    ["events", "events"],
    ["hero_slides", "slides"],
    ["headline", "headline"],
    ["banner", "banner"],
  ] as const)("without the table %s: its %s are missing, and nothing else", async (table, part) => {
    const before = await read();
    expect(before.incomplete).toBe(false);
    expect(before.found[part]).toBeTruthy();

    await withoutTable(table, async () => {
      const { found, incomplete } = await read();
      // The page cache must not serve an incomplete page to others.
      expect(incomplete).toBe(true);
      const token = { footerForm: { ...before.found.footerForm, token: expect.anything() } };
      expect(found).toEqual({ ...before.found, ...token, [part]: undefined });
      expect(app.log.filter((line) => line.includes("a part of a page could not be read"))).toHaveLength(1);
    });
    // A failed part is not cached, either.
    expect((await read()).found[part]).toEqual(before.found[part]);
  });

  test("without the key that forms are signed with", async () => {
    await withoutTable("secrets", async () => {
      const { found, incomplete } = await read();
      expect(found.footerForm).toBeUndefined();
      expect(found.posts).toBeTruthy();
      expect(incomplete).toBe(true);
    });
    app.clock.forward(1_000);
    expect((await read()).found.footerForm?.token).toBeTruthy();
  });

  test("without the table content: as staff have written it, and never as the program came: CONTENT-11", async () => {
    const { defaults } = contents.identity;
    const value = JSON.stringify({ ...defaults, phone: "+92 42 3588 7766" });
    const row = { name: "identity", value, version: 1, updated_at: app.clock.now().toISOString() };
    await withoutTable("content", async () => {
      // Nothing was read yet: there is no page rather than a false one.
      await expect(read()).rejects.toThrow("content");
    });
    await app.deps.db.insertInto("content").values(row).execute();
    const { found } = await read();
    await withoutTable("content", async () => {
      const { found: other, incomplete, identity } = await read();
      expect(incomplete).toBe(true);
      expect(identity.phone).toBe("+92 42 3588 7766");
      expect([other.home, other.figures]).toEqual([found.home, found.figures]);
    });
  });

  test("without any of them", async () => {
    const { schema } = app.deps.db;
    const tables = ["blog_posts", "events", "hero_slides", "headline", "banner"];
    for (const table of tables) await schema.alterTable(table).renameTo(`${table}_away`).execute();
    app.deps.pageCache.clear();
    const { found, incomplete } = await read();
    expect(incomplete).toBe(true);
    for (const part of ["posts", "events", "slides", "headline", "banner"] as const) {
      expect(found[part], part).toBeUndefined();
    }
  });
});
