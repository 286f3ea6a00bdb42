import { expect, test } from "vitest";
import { bannerMessages } from "#app/features/banner/banner-admin.messages.ts";
import { bannerVersion } from "#app/features/banner/banner-version.ts";
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
  const message = "سردیوں کی مہم 🧣 ‏";
  await app.call("saveBanner", { token, json: { ...banner, message } });
  expect((await app.call("readBanner")).body.data.message).toBe(message.trim());
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
