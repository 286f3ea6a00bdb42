import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

const post = (title: string, published_at: string, status = "published") => ({
  title,
  content: "Text.",
  category_id: 1,
  published_at,
  status,
});

const volunteer = { name: "V", email: "v@b.co", phone: "03001234567", city: "Lahore", details: "{}" };

test("a new installation has counted nothing", async () => {
  const app = await startTestApp();
  const { status, body } = await app.call("readOverview", { token: await app.signIn() });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    posts_this_month: 0,
    active_volunteers: 0,
    donations_this_month: null,
    views_this_month: 0,
    views_last_month: 0,
  });
});

test("posts count from the first of the month to today, published ones only", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("createBlogCategory", { token, json: { name: "Health", color: "#0F766E" } });
  for (const json of [
    post("Last month", "2026-10-31"),
    post("First", "2026-11-01"),
    post("Today", "2026-11-21"),
    post("Tomorrow", "2026-11-22"),
    post("Draft", "2026-11-02", "draft"),
  ]) {
    expect((await app.call("saveBlog", { token, json })).status).toBe(201);
  }
  expect((await app.call("readOverview", { token })).body.posts_this_month).toBe(2);
});

test("months are those of Karachi", async () => {
  const app = await startTestApp();
  const views = [
    { day: "2028-01-31", path: "/", views: 1 },
    { day: "2028-02-01", path: "/", views: 10 },
    { day: "2028-02-29", path: "/", views: 100 },
    { day: "2028-02-29", path: "/blogs", views: 200 },
    { day: "2028-03-01", path: "/", views: 1000 },
    { day: "2028-04-01", path: "/", views: 10_000 },
  ];
  await app.services.db.insertInto("page_views").values(views).execute();
  const read = async (time: string) => {
    app.clock.set(time);
    const { body } = await app.call("readOverview", { token: await app.signIn() });
    return [body.views_this_month, body.views_last_month];
  };
  // Five hours before midnight in UTC.
  expect(await read("2028-02-29T18:59:59.000Z")).toEqual([310, 1]);
  expect(await read("2028-02-29T19:00:00.000Z")).toEqual([1000, 310]);
  expect(await read("2028-04-30T12:00:00.000Z")).toEqual([10_000, 1000]);
  expect(await read("2029-01-01T00:00:00.000Z")).toEqual([0, 0]);
});

test("registered volunteers are counted, others are not", async () => {
  const app = await startTestApp();
  const row = { ...volunteer, received_at: "2026-11-21T07:00:00.000Z", search_text: "v" };
  await app.services.db
    .insertInto("registrations")
    .values([
      { ...row, kind: "volunteer" },
      { ...row, kind: "volunteer" },
      { ...row, kind: "career" },
    ])
    .execute();
  const { body } = await app.call("readOverview", { token: await app.signIn() });
  expect(body.active_volunteers).toBe(2);
});

test("visitors may not read it", async () => {
  const app = await startTestApp();
  expect((await app.call("readOverview")).status).toBe(401);
});
