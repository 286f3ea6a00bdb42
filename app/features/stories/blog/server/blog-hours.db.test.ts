import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { startBlogging } from "#tests/support/blog-author.ts";

/* The tests begin at noon of Nov 21, 2026, in Karachi, which is 07:00 UTC. */

const titles = async (app: TestApp): Promise<string[]> =>
  (await app.call("listBlogs")).body.blogs.map(({ title }: { title: string }) => title);

test("a post with an hour is public from that minute, also where the list is cached", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  await author.publish({ title: "Here already" });
  const made = await author.publish({
    title: "At three",
    published_at: "2026-11-21",
    published_time: "15:00",
  });
  expect(made.body.message).toBe("Scheduled for Nov 21, 2026, 15:00.");
  // Twice: the second is the cached one.
  for (let asked = 0; asked < 2; asked += 1) expect(await titles(app)).toEqual(["Here already"]);
  expect((await app.call("listBlogs", { query: { slug: "at-three" } })).status).toBe(404);

  app.clock.set("2026-11-21T09:59:59Z");
  expect(await titles(app)).toEqual(["Here already"]);
  app.clock.set("2026-11-21T10:00:00Z");
  expect(await titles(app)).toEqual(["At three", "Here already"]);
  const shown = await app.call("listBlogs", { query: { slug: "at-three" } });
  expect(shown.body.blog).toMatchObject({
    published_at: "2026-11-21",
    published_time: "15:00",
    formatted_date: "Nov 21, 2026",
  });
});

test("each of several hours empties the cache, whichever was saved first", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  for (const published_time of ["18:00", "13:30", "16:15"])
    await author.publish({ title: published_time, published_at: "2026-11-21", published_time });
  const seen: string[][] = [];
  for (const hour of ["08:29", "08:30", "11:15", "13:00"]) {
    app.clock.set(`2026-11-21T${hour}:00Z`);
    seen.push(await titles(app), await titles(app));
  }
  expect(seen).toEqual([
    ...[[], []],
    ...[["13:30"], ["13:30"]],
    ...[
      ["16:15", "13:30"],
      ["16:15", "13:30"],
    ],
    ...[
      ["18:00", "16:15", "13:30"],
      ["18:00", "16:15", "13:30"],
    ],
  ]);
});

test("the order and the cursor go by day and hour", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  for (const [title, published_at, published_time] of [
    ["Nine", "2026-11-20", "09:00"],
    ["The day", "2026-11-20", ""],
    ["Eleven", "2026-11-20", "11:00"],
    ["The day before", "2026-11-19", "23:59"],
  ])
    await author.publish({ title, published_at, published_time });
  const seen: string[] = [];
  for (let cursor: string | undefined, first = true; first || cursor; first = false) {
    const { body, headers } = await app.call("listBlogs", { query: { limit: 1, cursor } });
    seen.push(body.blogs[0].title);
    cursor = headers.get("x-next-cursor") ?? undefined;
  }
  expect(seen).toEqual(["Eleven", "Nine", "The day", "The day before"]);
});

test("a day alone means from 00:00; a save without the field keeps the hour, an empty one takes it away", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const day = "2026-11-22";
  const { id, slug } = (await author.publish({ title: "Hours", published_at: day, published_time: "09:00" }))
    .body;
  const timeAfter = async (fields: object) => {
    await author.revise(id, { title: "Hours", ...fields });
    const { published_at, published_time } = await author.read(slug);
    return [published_at, published_time];
  };
  expect(await timeAfter({})).toEqual([day, "09:00"]);
  expect(await timeAfter({ published_at: day })).toEqual([day, "09:00"]);
  expect(await timeAfter({ published_time: "10:30" })).toEqual([day, "10:30"]);
  expect(await timeAfter({ published_at: "2026-11-23" })).toEqual(["2026-11-23", null]);
  expect(await timeAfter({ published_time: "10:30" })).toEqual(["2026-11-23", "10:30"]);
  expect(await timeAfter({ published_time: "" })).toEqual(["2026-11-23", null]);
  app.clock.set("2026-11-22T18:59:59Z");
  expect(await titles(app)).toEqual([]);
  app.clock.set("2026-11-22T19:00:00Z");
  expect(await titles(app)).toEqual(["Hours"]);
});

test.for(["9:00", "24:00", "noon", "09:00:00"])("%s is no time", async (published_time) => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  expect(await author.publish({ published_time })).toMatchObject({
    status: 422,
    body: { message: "Please enter the publication time as HH:MM." },
  });
});

test("staff filter by what is public now", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  await author.publish({ title: "Later today", published_at: "2026-11-21", published_time: "12:01" });
  const statuses = async () => {
    const listed = async (status: string) =>
      (await app.call("listBlogs", { token: author.token, query: { status } })).body.total;
    return [await listed("published"), await listed("scheduled")];
  };
  expect(await statuses()).toEqual([0, 1]);
  app.clock.forward(60_000);
  expect(await statuses()).toEqual([1, 0]);
});
