import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { contents } from "#content/contents.ts";
import { startTestApp } from "#tests/support/app.ts";
import { content, depsContext } from "./loader-context.server.ts";

test("a page reads the figures once, however many of its texts name some", async () => {
  const app = await startTestApp();
  const { defaults } = contents.figures;
  const value = JSON.stringify({ ...defaults, shared: { ...defaults.shared, students: "5,000+" } });
  const saved = { name: "figures", version: 1, updated_at: "2026-11-22T00:00:00.000Z" };
  await app.deps.db
    .insertInto("content")
    .values({ ...saved, value })
    .execute();

  let reads = 0;
  const db = app.deps.db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"figures"')) reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const page = () => {
    const context = new RouterContextProvider();
    context.set(depsContext, { ...app.deps, db });
    return context;
  };
  const first = page();
  const [figures, services] = await Promise.all([
    content(first, "figures"),
    content(first, "services"),
    content(first, "programmes"),
  ]);
  await content(first, "home");
  expect(reads).toBe(1);
  expect(figures.impactCounters.find(({ name }) => name === "Students at school")?.value).toBe("5,000+");
  expect(JSON.stringify(services)).toContain('"5,000+"');
  await content(page(), "home");
  expect(reads, "another request reads them anew").toBe(2);
});
