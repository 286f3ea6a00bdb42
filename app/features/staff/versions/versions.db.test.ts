import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { type VersionNoun, versionMessages } from "#app/contract/versions.ts";
import { bannerMessages } from "#app/features/stories/banner/banner.schema.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { contents } from "#content/contents.ts";
import { sweepStorage } from "#server/media/sweep.ts";
import { maxVersions } from "#server/versions/versions.store.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { startBlogging } from "#tests/support/blog-author.ts";
import { fields as eventFields, startWithEvents } from "#tests/support/events.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";

const day = 24 * 60 * 60 * 1000;

const versionsOf = async (app: TestApp, token: string, noun: VersionNoun, id: number | string) =>
  (await app.call("listVersions", { token, query: { noun, id } })).body;
const changesOf = async (
  app: TestApp,
  token: string,
  noun: VersionNoun,
  id: number | string,
  version: number,
) => (await app.call("readVersion", { token, query: { noun, id, version } })).body.fields;

test("a post's saves are kept: who, when, and what each changed: VERSION-01, VERSION-02", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { token } = author;
  const water = await author.addCategory("Water");
  const { id } = (await author.publish({ content: "The well is deep.\nAnd clear." })).body;
  app.clock.forward(60_000);
  await author.revise(id, {
    title: "A tale",
    content: "The well is dry.\r\nAnd clear.",
    category_id: water.id,
  });
  // Only whether it is published, and other ends of lines: no version.
  await author.revise(id, {
    title: "A tale",
    content: "The well is dry.\nAnd clear.",
    category_id: water.id,
    status: "draft",
  });
  expect(await versionsOf(app, token, "blog post", id)).toEqual({
    success: true,
    version: 3,
    versions: [
      {
        version: 2,
        action: "save",
        changes: 3,
        saved_by: "Administrator",
        saved_at: "2026-11-21T07:01:00.000Z",
      },
      {
        version: 1,
        action: "create",
        changes: 0,
        saved_by: "Administrator",
        saved_at: "2026-11-21T07:00:00.000Z",
      },
    ],
  });
  expect(await changesOf(app, token, "blog post", id, 2)).toEqual([
    { label: "Title", kind: "text", before: "A story", after: "A tale" },
    {
      label: "Content",
      kind: "text",
      before: "The well is deep.\nAnd clear.",
      after: "The well is dry.\nAnd clear.",
    },
    { label: "Category", kind: "text", before: "Education", after: "Water" },
  ]);
});

test("an earlier version of a post comes back as a new save, and it stays a draft: VERSION-03", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { token } = author;
  const { id } = (await author.publish({ title: "First", content: "One *word*" })).body;
  await author.revise(id, { title: "Second", content: "Two", status: "draft" });
  const json = { noun: "blog post", id: String(id), version: 2, save: 1 };
  const restored = await app.call("restoreVersion", { token, json });
  expect(restored).toMatchObject({ status: 200, body: { message: versionMessages.restored } });
  expect(await author.read("first")).toMatchObject({
    title: "First",
    content: "One *word*",
    status: "draft",
    version: 3,
    content_html: expect.stringContaining("<em>word</em>"),
  });
  const { versions } = await versionsOf(app, token, "blog post", id);
  expect(
    versions.map(({ version, action }: { version: number; action: string }) => [version, action]),
  ).toEqual([
    [3, "restore"],
    [2, "save"],
    [1, "create"],
  ]);
  const log = await app.call("listAuditLog", { token, query: { noun: "blog post" } });
  expect(log.body.changes[0]).toMatchObject({
    action: "restore",
    before: { title: "Second" },
    after: { title: "First" },
  });
  // Once more with the version that was seen before.
  const stale = await app.call("restoreVersion", { token, json });
  expect(stale).toMatchObject({ status: 409, body: { message: blogMessages.stale } });
});

test("of two who bring versions back at once, one is refused", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish({ title: "First" })).body;
  await author.revise(id, { title: "Second" });
  const replies = await Promise.all(
    [1, 2, 3].map(() =>
      app.call("restoreVersion", {
        token: author.token,
        json: { noun: "blog post", id: String(id), version: 2, save: 1 },
      }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await versionsOf(app, author.token, "blog post", id)).versions).toHaveLength(3);
});

test("what is older than its versions has the state before its first save among them", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish({ title: "First" })).body;
  await app.deps.db.deleteFrom("versions").execute();
  expect((await versionsOf(app, author.token, "blog post", id)).versions).toEqual([]);
  await author.revise(id, { title: "Second" });
  const { versions } = await versionsOf(app, author.token, "blog post", id);
  expect(versions).toMatchObject([
    { version: 2, changes: 1 },
    { version: 1, changes: 0, saved_by: "", saved_at: "2026-11-21T07:00:00.000Z" },
  ]);
});

test("a category that is gone is not brought back", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { token, category } = author;
  const { id } = (await author.publish()).body;
  const water = await author.addCategory("Water");
  await author.revise(id, { content: "Other", category_id: water.id });
  await app.call("deleteBlogCategory", { token, json: { id: category.id } });
  const json = { noun: "blog post", id: String(id), version: 2, save: 1 };
  expect((await app.call("restoreVersion", { token, json })).status).toBe(200);
  expect(await author.read("a-story")).toMatchObject({ content: "Text", category_id: water.id });
});

test("the picture of an earlier version comes back for 30 days; after that the new one stays, and that is said: VERSION-04", async () => {
  const { app, token, add } = await startWithEvents();
  const png = { bytes: await picture("png"), name: "a.png", type: "image/png" };
  const { id } = (await add({}, { image: png })).body;
  const imageOf = async () =>
    (await app.deps.db.selectFrom("events").select("image_url").executeTakeFirstOrThrow()).image_url ?? "";
  const first = await imageOf();
  const change = async (as: string) => {
    const form = formWith({ ...eventFields, id }, { image: { ...png, bytes: await picture("jpeg") } });
    await app.call("updateEvent", { token: as, form });
  };
  await change(token);
  expect((await app.get(`/backendReact/${first}`)).status).toBe(404);
  expect(await changesOf(app, token, "event", id, 2)).toEqual([
    { label: "Picture", kind: "file", before: "A file", after: "A file" },
  ]);
  const restore = async (as: string, version: number) =>
    (
      await app.call("restoreVersion", {
        token: as,
        json: { noun: "event", id: String(id), version, save: 1 },
      })
    ).body.message;
  expect(await restore(token, 2)).toBe(versionMessages.restored);
  expect(await imageOf()).toBe(first);
  expect((await app.get(`/backendReact/${first}`)).status).toBe(200);

  await change(token);
  const second = await imageOf();
  app.clock.forward(32 * day);
  await sweepStorage(app.deps);
  const later = await app.signIn();
  const { version } = await versionsOf(app, later, "event", id);
  // The day of the event is over by then.
  await app.deps.db.updateTable("events").set({ location: "Kasur" }).execute();
  expect(await restore(later, version)).toBe(`${versionMessages.restored} ${versionMessages.fileGone}`);
  expect(await imageOf()).toBe(second);
  expect((await app.get(`/backendReact/${second}`)).status).toBe(200);
});

test("an event is not moved to a day that is over; whether it is cancelled stays", {
  tags: "any-database",
}, async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add()).body;
  await app.call("updateEvent", { token, json: { ...eventFields, id, location: "Kasur" } });
  await app.call("cancelEvent", { token, json: { id, cancelled: true } });
  const json = { noun: "event", id: String(id), version: 3, save: 1 };
  expect((await app.call("restoreVersion", { token, json })).status).toBe(200);
  expect((await listed())[0]).toMatchObject({ location: "Township, Lahore", cancelled: true });
  await app.call("updateEvent", { token, json: { ...eventFields, id, date: "2027-03-01" } });
  app.clock.forward(30 * day);
  const late = await app.call("restoreVersion", { token: await app.signIn(), json: { ...json, version: 5 } });
  expect(late.status).toBe(422);
});

test("a slide's texts and picture come back, not its place", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const slide = { headline: "Water", subtitle: "For all", cta_text: "Give", cta_link: "/donate" };
  const png = { bytes: await picture("png"), name: "a.png", type: "image/png" };
  const { id } = (await app.call("createHeroSlide", { token, form: formWith(slide, { image: png }) })).body;
  const before = await app.deps.db.selectFrom("hero_slides").selectAll().executeTakeFirstOrThrow();
  await app.call("updateHeroSlide", {
    token,
    json: { id, headline: "Wells", display_order: 7, is_active: false, remove_image: true },
  });
  expect(await changesOf(app, token, "hero slide", id, 2)).toEqual([
    { label: "Headline", kind: "text", before: "Water", after: "Wells" },
    { label: "Picture", kind: "file", before: "A file", after: "" },
  ]);
  const json = { noun: "hero slide", id: String(id), version: 2, save: 1 };
  expect((await app.call("restoreVersion", { token, json })).body.message).toBe(versionMessages.restored);
  const after = await app.deps.db.selectFrom("hero_slides").selectAll().executeTakeFirstOrThrow();
  expect(after).toEqual({ ...before, display_order: 7, is_active: 0, version: 3 });
  expect((await app.get(`/backendReact/${before.image_url}`)).status).toBe(200);
});

test("the banner's texts come back, also after it was taken down", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const banner = (message: string) => ({ message, link_text: "Give", link_url: "/donate" });
  for (const message of ["First", "Second"]) {
    await app.call("saveBanner", { token, json: banner(message) });
  }
  await app.call("deleteBanner", { token });
  const { version, versions } = await versionsOf(app, token, "banner", 1);
  expect(versions).toMatchObject([
    { version: 3, action: "delete" },
    { version: 2, action: "save", changes: 1 },
    { version: 1, action: "save" },
  ]);
  const down = { noun: "banner", id: "1", version, save: 3 };
  expect((await app.call("restoreVersion", { token, json: down })).status).toBe(404);
  const replies = await Promise.all(
    [1, 2].map((save) =>
      app.call("restoreVersion", { token, json: { noun: "banner", id: "1", version, save } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.message).toBe(bannerMessages.stale);
  expect((await app.call("readBanner")).body.data.message).toMatch(/First|Second/);
  expect((await versionsOf(app, token, "banner", 1)).version).toBe(4);
});

test("what a save of a content changed is told by the names of its fields", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const value = { ...contents.identity.defaults, phone: "+92 42 1111 2222" };
  await app.call("saveContent", { token, json: { name: "identity", version: 0, value } });
  expect(await changesOf(app, token, "content", "identity", 1)).toEqual([
    {
      label: expect.stringMatching(/phone/i),
      kind: "text",
      before: contents.identity.defaults.phone,
      after: "+92 42 1111 2222",
    },
  ]);
});

test("the last saves of a record are kept, of long ones as many as fit: VERSION-01", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { db } = app.deps;
  const { id } = (await author.publish()).body;
  const saved = { action: "save" as const, changes: 1, saved_at: "2026-01-01", user_name: "A" };
  const row = { noun: "blog post", row_id: String(id), ...saved, value: "{}" };
  const rows = Array.from({ length: maxVersions }, (_, place) => ({ ...row, version: place + 2 }));
  await db.insertInto("versions").values(rows).execute();
  await db
    .updateTable("blog_posts")
    .set({ version: maxVersions + 1 })
    .execute();
  await author.revise(id, { content: "Other" });
  const versions = async () => (await versionsOf(app, author.token, "blog post", id)).versions;
  expect(await versions()).toHaveLength(maxVersions);
  await db
    .updateTable("versions")
    .set({ value: JSON.stringify({ content: "x".repeat(1_500_000) }) })
    .where("version", ">", maxVersions - 10)
    .execute();
  await author.revise(id, { content: "Another" });
  expect((await versions()).length).toBe(3);
});

test("only who may write a record sees its versions and brings one back", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish()).body;
  await author.revise(id, { content: "Other" });
  const care = { name: "Care", email: "care@umeed.example", password: "Another-Horse-8", roles: ["care"] };
  await app.call("createUser", { token: author.token, json: care });
  const { token } = (await app.call("signIn", { json: { email: care.email, password: care.password } })).body;
  const query = { noun: "blog post", id };
  const forbidden = { status: 403, body: { message: serverMessages.noPermission } };
  expect(await app.call("listVersions", { token, query })).toMatchObject(forbidden);
  expect(await app.call("readVersion", { token, query: { ...query, version: 2 } })).toMatchObject(forbidden);
  const json = { noun: "blog post", id: String(id), version: 2, save: 1 };
  expect(await app.call("restoreVersion", { token, json })).toMatchObject(forbidden);
});

test.for(["0", "x", "99999999999", "1.5"])("there are no versions of a record %j", async (id) => {
  const app = await startTestApp();
  const token = await app.signIn();
  for (const noun of ["blog post", "event", "hero slide"])
    expect((await app.call("listVersions", { token, query: { noun, id } })).status).toBe(404);
  const json = { noun: "blog post", id, version: 1, save: 1 };
  expect((await app.call("restoreVersion", { token, json })).status).toBe(404);
});
