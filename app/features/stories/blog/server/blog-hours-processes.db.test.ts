import { expect, inject, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { startBlogging } from "#tests/support/blog-author.ts";

test("each of two processes on one database shows a post from its minute, whoever scheduled it", async ({
  skip,
}) => {
  skip(inject("databaseTemplate").kind !== "postgres", "With SQLite there is one process");
  const writer = await startTestApp();
  const reader = await startTestApp({ env: { DATABASE_URL: writer.deps.env.databaseUrl ?? "" } });
  const author = await startBlogging(writer);
  const titles = async () =>
    (await reader.call("listBlogs")).body.blogs.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual([]);
  await author.publish({ title: "At three", published_at: "2026-11-21", published_time: "15:00" });
  // The reader forgets its pages when it hears of the save, and asks for the next hour again.
  await expect.poll(() => reader.deps.pageCache.size.entries).toBe(0);
  for (let asked = 0; asked < 2; asked += 1) expect(await titles()).toEqual([]);
  reader.clock.set("2026-11-21T10:00:00Z");
  expect(await titles()).toEqual(["At three"]);
});
