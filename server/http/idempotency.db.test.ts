import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startTestApp } from "#tests/support/app.ts";
import type { CallName } from "#tests/support/calls.ts";
import { formWith, storedFiles } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";

const key = "0123456789abcdef";
const otherKey = "fedcba9876543210";
const event = { title: "Eye camp", date: "2026-12-01", location: "Kasur", description: "For all" };

async function start() {
  const app = await startTestApp();
  const token = await app.signIn();
  const create = (idempotencyKey: string | undefined, more: object = {}, by = token) =>
    app.call("createEvent", {
      token: by,
      json: { ...event, ...more },
      headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
    });
  const count = async () => (await app.call("listEvents")).body.length;
  const kept = () => app.deps.db.selectFrom("idempotent_replies").selectAll().execute();
  return { app, token, create, count, kept };
}

test("the same request with the same key gets the same reply and creates nothing again", {
  tags: "any-database",
}, async () => {
  const { create, count } = await start();
  const first = await create(key);
  expect(first.status).toBe(201);
  const again = await create(key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await count()).toBe(1);
  expect((await create(otherKey)).body.id).not.toBe(first.body.id);
  await create(undefined);
  await create(undefined);
  expect(await count(), "without a key nothing is compared").toBe(4);
});

test("of many at once with one key one creates a row, and the others learn of it", async () => {
  const { create, count } = await start();
  const replies = await Promise.all(Array.from({ length: 5 }, () => create(key)));
  const made = replies.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  for (const { status, body } of replies.filter((reply) => !made.includes(reply))) {
    expect([status, body.message]).toEqual([409, serverMessages.stillSaving]);
  }
  expect(await count()).toBe(1);
  expect((await create(key)).body).toEqual(made[0]?.body);
});

test("after a refusal the key may be sent with a corrected form, after a success not with another text", {
  tags: "any-database",
}, async () => {
  const { create, count } = await start();
  expect((await create(key, { title: "" })).status).toBe(422);
  expect((await create(key, { date: "2026-11-01" })).status, "a day that is past").toBe(422);
  expect((await create(key)).status).toBe(201);
  expect(await create(key, { title: "Another camp" })).toMatchObject({
    status: 409,
    body: { success: false, message: serverMessages.savedOtherwise },
  });
  expect(await count()).toBe(1);
});

test("a key is its user's, and a reply is kept for a day", { tags: "any-database" }, async () => {
  const { app, token, create, count, kept } = await start();
  const user = { name: "Staff", email: "staff@umeed.example", password: "Quiet-Lamp-42-Door" };
  await app.call("createUser", { token, json: user });
  const { body } = await app.call("signIn", { json: { email: user.email, password: user.password } });
  await create(key);
  expect((await create(key, {}, body.token)).status).toBe(201);
  expect(await count()).toBe(2);
  app.clock.forward(24 * 60 * 60_000 + 1);
  await create(key, {}, await app.signIn());
  expect(await count()).toBe(3);
  expect(await kept()).toHaveLength(1);
});

test("a request whose process has ended is done again after five minutes", async () => {
  const { app, create, count, kept } = await start();
  await create(key);
  await app.deps.db.deleteFrom("events").execute();
  await app.deps.db.updateTable("idempotent_replies").set({ status: null, body: null }).execute();
  expect((await create(key)).body.message).toBe(serverMessages.stillSaving);
  app.clock.forward(5 * 60_000 + 1);
  expect((await create(key)).status).toBe(201);
  expect(await count()).toBe(1);
  expect(await kept()).toMatchObject([{ status: 201 }]);
});

test("neither the key nor a person's data nor a password is kept", { tags: "any-database" }, async () => {
  const { app, token, kept } = await start();
  const add = () =>
    app.call("createUser", {
      token,
      json: { name: "Ayesha", email: "ayesha@umeed.example", password: "Quiet-Lamp-42-Door" },
      headers: { "idempotency-key": key },
    });
  const first = await add();
  expect((await add()).body).toEqual(first.body);
  const stored = JSON.stringify(await kept());
  for (const secret of [key, "Ayesha", "ayesha@", "Quiet-Lamp"]) expect(stored).not.toContain(secret);
  await app.call("deleteUser", { token, json: { id: first.body.user.id } });
  expect(await add()).toMatchObject({ status: 409, body: { message: serverMessages.savedAndGone } });
});

test("a repeated upload leaves one row and one picture", { tags: "any-database" }, async () => {
  const { app, token } = await start();
  const bytes = await picture("png");
  const add = () =>
    app.call("createGalleryItem", {
      token,
      form: formWith({ title: "A well", section: "Water" }, { media: { bytes } }),
      headers: { "idempotency-key": key },
    });
  const first = await add();
  const files = await storedFiles(app);
  expect((await add()).body).toEqual(first.body);
  expect((await app.call("listGalleryItems")).body.total).toBe(1);
  await expect.poll(() => storedFiles(app)).toEqual(files);
});

test.for<[CallName, object]>([
  ["createAd", { title: "Clinic", description: "Soon" }],
  ["createHeroSlide", { headline: "A", subtitle: "B", cta_text: "C", cta_link: "/blogs" }],
  ["createBlogCategory", { name: "Wells", color: "#1D5B8F" }],
])("%s is done once for a key", { tags: "any-database" }, async ([name, fields]) => {
  const { app, token } = await start();
  const media = name === "createAd" ? { media_file: { bytes: await picture("png") } } : undefined;
  const create = () =>
    app.call(name, {
      token,
      ...(media ? { form: formWith(fields as Record<string, string>, media) } : { json: fields }),
      headers: { "idempotency-key": key },
    });
  const first = await create();
  expect(first.status).toBe(201);
  expect((await create()).body).toEqual(first.body);
});

test("a post is created once for a key", { tags: "any-database" }, async () => {
  const { app, token } = await start();
  const { body } = await app.call("createBlogCategory", { token, json: { name: "Wells", color: "#1D5B8F" } });
  const json = { title: "A well", content: "Text", category_id: body.category.id };
  const create = () => app.call("saveBlog", { token, json, headers: { "idempotency-key": key } });
  const first = await create();
  expect(first.status).toBe(201);
  expect((await create()).body).toEqual(first.body);
});

test.for(["short", "x".repeat(101), "with spaces in it, here"])(
  "the key %s is refused",
  { tags: "any-database" },
  async (bad) => {
    const { create, count } = await start();
    expect(await create(bad)).toMatchObject({ status: 422, body: { message: serverMessages.badKey } });
    expect(await count()).toBe(0);
  },
);

test("what failed is tried anew", async () => {
  const { app, create, kept } = await start();
  await app.deps.db.schema.dropTable("audit_log").execute();
  expect((await create(key)).status).toBe(500);
  expect((await create(key)).status).toBe(500);
  expect(await kept()).toEqual([]);
});
