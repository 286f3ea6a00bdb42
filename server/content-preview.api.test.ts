import { expect, test } from "vitest";
import { contents } from "#content/contents.ts";
import { startTestApp } from "#tests/support/app.ts";
import { readContent, readPreview } from "./content.ts";
import { absoluteMilliseconds } from "./db/sessions.ts";

const { figures } = contents;
const value = { ...figures.defaults, shared: { ...figures.defaults.shared, students: "9,999" } };

test("a preview is read by its key alone, for an hour; the next one takes its place", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const token = await app.signIn();
  const preview = async () =>
    (await app.call("previewContent", { token, json: { name: "figures", value } })).body.key;
  const first = await preview();
  expect(await readPreview(db, first, app.clock.now())).toEqual({ name: "figures", value });
  expect(await readPreview(db, "guessed", app.clock.now())).toBeUndefined();
  const second = await preview();
  expect(await readPreview(db, first, app.clock.now())).toBeUndefined();
  const stored = await db.selectFrom("content_previews").select("key_hash").execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored), "only its hash is stored").not.toContain(second);
  app.clock.forward(60 * 60_000 - 1);
  expect(await readPreview(db, second, app.clock.now())).toEqual({ name: "figures", value });
  app.clock.forward(1);
  expect(await readPreview(db, second, app.clock.now())).toBeUndefined();
});

test("a preview goes with the session that made it: CONTENT-05", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const [token, elsewhere] = [await app.signIn(), await app.signIn()];
  const { body } = await app.call("previewContent", { token, json: { name: "figures", value } });
  await app.call("signOut", { token: elsewhere });
  expect(await readPreview(db, body.key, app.clock.now())).toEqual({ name: "figures", value });
  await app.call("signOut", { token });
  expect(await readPreview(db, body.key, app.clock.now())).toBeUndefined();
});

test("a preview made in the last minute of a session ends with it: CONTENT-05", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const token = await app.signIn();
  const start = clock.now().getTime();
  // A session ends after seven days, and after twelve hours without a call.
  for (let halfDay = 1; halfDay < 14; halfDay += 1) {
    app.clock.set(new Date(start + halfDay * 12 * 60 * 60_000).toISOString());
    expect((await app.call("listUsers", { token })).status).toBe(200);
  }
  const end = start + absoluteMilliseconds;
  app.clock.set(new Date(end - 60_000).toISOString());
  const { body } = await app.call("previewContent", { token, json: { name: "figures", value } });
  expect(await readPreview(db, body.key, clock.now())).toEqual({ name: "figures", value });
  app.clock.set(new Date(end).toISOString());
  expect(await readPreview(db, body.key, clock.now())).toBeUndefined();
});

test("a page with a preview shows it also where other content names its figures; the site does not", async () => {
  const app = await startTestApp();
  const preview = { name: "figures", value };
  const shown = await readContent(app.deps, "services", { preview });
  expect(JSON.stringify(shown)).toContain('"9,999"');
  expect(JSON.stringify(await readContent(app.deps, "services"))).not.toContain('"9,999"');
});
