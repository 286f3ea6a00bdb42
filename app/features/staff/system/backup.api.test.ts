import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { unpackTar } from "modern-tar/fs";
import { expect, test } from "vitest";
import { administrator, startTestApp, type TestApp, uploadUrl } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { backupsPerHour, systemMessages } from "./system.messages.ts";

const ask = (app: TestApp, token: string) =>
  fetch(app.url + callUrl("downloadBackup"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });

/** Unpacks the archive into a folder of its own, as whoever restores it does. */
async function unpack(response: Response): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-restored-"));
  if (!response.body) throw new Error("The backup is empty");
  await pipeline(Readable.fromWeb(response.body as ReadableStream), unpackTar(folder));
  return folder;
}

test("a backup that is unpacked into an empty data folder is the site as it was", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const form = formWith(
    { title: "Eye camp", section: "Health" },
    { media: { name: "camp.jpg", bytes: await photograph(), type: "image/jpeg" } },
  );
  expect((await app.call("createGalleryItem", { token, form })).status).toBe(201);
  await app.call("saveHeadline", { token, json: { headline: "As it was" } });

  const response = await ask(app, token);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/x-tar");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="umeed-backup-2026-11-21.tar"',
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const folder = await unpack(response);
  expect(readdirSync(folder).toSorted()).toEqual(["SHA256SUMS", "backup.json", "umeed.sqlite", "uploads"]);
  await app.call("saveHeadline", { token, json: { headline: "Later" } });
  // Nothing stays behind; the server removes its snapshot once the reply has left.
  await expect.poll(() => readdirSync(app.deps.media.temporaryFolder)).toEqual([]);

  const restored = await startTestApp({ env: { DATA_DIR: folder } });
  expect((await restored.call("readHeadline")).body.headline).toBe("As it was");
  const { items } = (await restored.call("listGalleryItems")).body;
  expect(items).toMatchObject([{ title: "Eye camp" }]);
  const file = await restored.get(uploadUrl(items[0].file_url));
  expect(file.status).toBe(200);
  expect(await restored.signIn()).toBeTruthy();
});

test("a backup needs a recent proof of who asks, and is written down: FACTOR-08", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  app.clock.forward(10 * 60_000);
  const refused = await app.call("downloadBackup", { token });
  expect(refused).toMatchObject({ status: 403, body: { success: false, needs: "proof" } });
  expect((await app.call("downloadBackup")).status).toBe(401);
  expect((await app.call("readSystem", { token })).body.backup.last_at).toBeNull();

  await app.call("prove", { token, json: { password: administrator.password } });
  await (await ask(app, token)).arrayBuffer();
  const { body } = await app.call("listAuditLog", { token });
  expect(body.changes[0]).toMatchObject({
    action: "download",
    noun: "backup",
    user_name: "Administrator",
  });
  expect((await app.call("readSystem", { token })).body.backup.last_at).toBe("2026-11-21T07:10:00.000Z");
});

test("two backups at once are not made, and one that is given up leaves nothing", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { db } = app.deps;
  // More than the buffers between the archive and its reader hold, so that it waits for the reader.
  await db
    .insertInto("content")
    .values({ name: "large", value: "x".repeat(60_000_000), version: 1, updated_at: "" })
    .execute();
  const first = await ask(app, token);
  expect(first.status).toBe(200);
  expect(await (await ask(app, token)).json()).toEqual({ success: false, message: systemMessages.running });
  await first.body?.cancel();
  await expect.poll(() => readdirSync(app.deps.media.temporaryFolder)).toEqual([]);
  // The next may begin a moment after the file of this one has gone.
  let again = await ask(app, token);
  const retry = async () => {
    if (again.status !== 200) again = await ask(app, token);
    return again.status;
  };
  await expect.poll(retry, { interval: 500, timeout: 60_000 }).toBe(200);
  expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(60_000_000);
}, 120_000);

test("so many an hour", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  for (let attempt = 0; attempt < backupsPerHour; attempt += 1) {
    const backup = await ask(app, token);
    // The one before may not have ended yet, which counts as well.
    expect([200, 409]).toContain(backup.status);
    await backup.arrayBuffer();
  }
  const refused = await app.call("downloadBackup", { token });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
