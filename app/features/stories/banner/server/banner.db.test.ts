import { expect, test } from "vitest";
import { bannerMessages, bannerVersion } from "#app/features/stories/banner/banner.schema.ts";
import { startTestApp } from "#tests/support/app.ts";

const banner = { message: "Winter drive", link_text: "Read", link_url: "/blogs" };

test("a saved banner is what visitors read, with the fields of BANNER-05", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const saved = await app.call("saveBanner", { token, json: banner });
  expect(saved).toMatchObject({
    status: 200,
    body: { success: true, message: "Banner updated successfully!" },
  });
  const { body } = await app.call("readBanner");
  expect(body).toMatchObject({ success: true, data: banner });
});

test("saving again replaces it; taking it down leaves none", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveBanner", { token, json: banner });
  await app.call("saveBanner", { token, json: { ...banner, message: "Spring drive" } });
  expect((await app.call("readBanner")).body.data.message).toBe("Spring drive");
  expect((await app.call("deleteBanner", { token })).status).toBe(200);
  expect((await app.call("readBanner")).body.success).toBe(false);
  expect((await app.call("deleteBanner", { token })).status).toBe(404);
});

test("Urdu and emoji come back as they were written", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const message = "سردیوں کی مہم 🧣";
  // A mark of direction comes along with what is copied.
  await app.call("saveBanner", { token, json: { ...banner, message: `${message} \u200f` } });
  expect((await app.call("readBanner")).body.data.message).toBe(message);
});

test("a save over somebody else's is refused, and one without a version is not", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const save = (message: string, query = {}) =>
    app.call("saveBanner", { token, json: { ...banner, message }, query });
  const stored = async () => (await app.call("readBanner")).body.data?.message;
  const refused = { status: 409, body: { success: false, message: bannerMessages.stale } };

  const none = bannerVersion(undefined);
  expect((await save("First", { version: none })).status).toBe(200);
  expect(await save("Second", { version: none })).toMatchObject(refused);
  expect(await stored()).toBe("First");
  const opened = bannerVersion({ ...banner, message: "First" });
  expect((await save("Mine", { version: opened })).status).toBe(200);
  expect(await save("Too late", { version: opened })).toMatchObject(refused);
  expect((await save("Without")).status).toBe(200);
  await app.call("deleteBanner", { token });
  expect(await save("Taken down", { version: opened })).toMatchObject(refused);
  expect(await stored()).toBeUndefined();
});

test("of two saves at once of the same banner one is kept, the other is told", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveBanner", { token, json: banner });
  const query = { version: bannerVersion(banner) };
  const save = (message: string) => app.call("saveBanner", { token, query, json: { ...banner, message } });
  const saves = await Promise.all([save("One"), save("Two")]);
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a banner that somebody else has changed is not taken down, and without a version it is", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const takeDown = (query = {}) => app.call("deleteBanner", { token, query });
  await app.call("saveBanner", { token, json: banner });
  const opened = bannerVersion(banner);
  await app.call("saveBanner", { token, json: { ...banner, message: "Theirs" } });
  expect(await takeDown({ version: opened })).toMatchObject({
    status: 409,
    body: { success: false, message: bannerMessages.stale },
  });
  expect(await takeDown({ version: "x" })).toMatchObject({ status: 422 });
  expect((await app.call("readBanner")).body.data.message).toBe("Theirs");
  const now = bannerVersion({ ...banner, message: "Theirs" });
  expect((await takeDown({ version: now })).status).toBe(200);
  expect((await takeDown({ version: now })).status).toBe(404);
  await app.call("saveBanner", { token, json: banner });
  expect((await takeDown()).status).toBe(200);
});

test("of a save and a removal at once of the same banner, one is done", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveBanner", { token, json: banner });
  const query = { version: bannerVersion(banner) };
  const [saved, removed] = await Promise.all([
    app.call("saveBanner", { token, query, json: { ...banner, message: "Saved" } }),
    app.call("deleteBanner", { token, query }),
  ]);
  expect([
    [200, 409],
    [409, 200],
  ]).toContainEqual([saved.status, removed.status]);
  expect((await app.call("readBanner")).body.success).toBe(saved.status === 200);
});

test("after its end visitors see none, also from the cache; staff still read it", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const end = { end_date: "2026-11-21", end_time: "15:00" };
  expect((await app.call("saveBanner", { token, json: { ...banner, ...end } })).status).toBe(200);
  for (let asked = 0; asked < 2; asked += 1)
    expect((await app.call("readBanner")).body).toEqual({ success: true, data: banner });

  app.clock.set("2026-11-21T09:59:59Z");
  expect((await app.call("readBanner")).body.data).toEqual(banner);
  app.clock.set("2026-11-21T10:00:00Z");
  expect((await app.call("readBanner")).body).toEqual({ success: false, message: bannerMessages.none });
  expect((await app.call("readBanner", { token })).body.data).toEqual({ ...banner, ...end });
});

test("an end without a time is the end of its day; a save without an end has none", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const isShown = async () => (await app.call("readBanner")).body.success;
  await app.call("saveBanner", { token, json: { ...banner, end_date: "2026-11-21" } });
  app.clock.set("2026-11-21T18:59:59Z");
  expect(await isShown()).toBe(true);
  app.clock.set("2026-11-21T19:00:00Z");
  expect(await isShown()).toBe(false);
  await app.call("saveBanner", { token, json: banner });
  app.clock.set("2027-11-21T19:00:00Z");
  expect(await isShown()).toBe(true);
});

test("another end is another version of the banner", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const ending = { ...banner, end_date: "2026-11-30" };
  await app.call("saveBanner", { token, json: ending });
  const save = (version: number) => app.call("saveBanner", { token, json: banner, query: { version } });
  expect((await save(bannerVersion(banner))).status).toBe(409);
  expect((await save(bannerVersion(ending))).status).toBe(200);
});
