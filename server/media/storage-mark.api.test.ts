import { mkdtempSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { sql } from "kysely";
import { unpackTar } from "modern-tar/fs";
import { expect, onTestFinished, test } from "vitest";
import { sqliteFile } from "#server/db/connect.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";
import { startS3Server } from "#tests/support/s3.ts";
import { addPicture, bucketEnv } from "#tests/support/storage.ts";
import { eraseNotedMedia, noteErasures } from "./erase.ts";
import { type Media, mediaFolders, storedFolders } from "./media.ts";
import { claimStorage, storageOwner } from "./storage-mark.ts";
import { sweepStorage } from "./sweep.ts";

/** The names of all files of a storage but those in quarantine; with them on demand. */
async function filesOf(media: Media, folders: typeof storedFolders = mediaFolders): Promise<string[]> {
  const lists = await Promise.all(folders.map((folder) => media.list(folder)));
  return lists.flat().map(({ name }) => name);
}

/** A sweep as of tomorrow: by then no file belongs to a running save. */
const sweepTomorrow = ({ deps }: TestApp) =>
  sweepStorage(
    { ...deps, clock: { now: () => new Date(Date.now() + 24 * 60 * 60_000) } },
    { bounded: false },
  );

/** A running server with two pictures in a bucket. */
async function siteWithBucket() {
  const { settings } = await startS3Server();
  const env = bucketEnv(settings);
  const app = await startTestApp({ env });
  return { app, env, pictures: [await addPicture(app.url), await addPicture(app.url)] };
}

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-restored-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function downloadBackup(app: TestApp, token: string): Promise<string> {
  const folder = emptyFolder();
  const response = await fetch(app.url + callUrl("downloadBackup"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  await pipeline(Readable.fromWeb(response.body as ReadableStream), unpackTar(folder));
  return folder;
}

test.for([
  ["a backup from the dashboard", async (app: TestApp) => downloadBackup(app, await app.signIn())],
  [
    "a raw copy of the database file",
    async ({ deps: { env, db } }: TestApp) => {
      const folder = emptyFolder();
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      await copyFile(sqliteFile(env.dataDir), sqliteFile(folder));
      return folder;
    },
  ],
] as const)(
  "a trial restore of %s beside the running server takes no file of its bucket",
  async ([, copy]) => {
    const { app, env, pictures } = await siteWithBucket();
    const folder = await copy(app);
    // Since the backup: two more pictures, which the restored database does not know.
    await addPicture(app.url);
    const before = await filesOf(app.deps.media);

    const trial = await startTestApp({ env: { ...env, DATA_DIR: folder } });
    expect(await storageOwner(trial.deps)).toBe("another");
    await sweepTomorrow(trial);
    expect(await filesOf(app.deps.media)).toEqual(before);
    expect(trial.log.join("\n")).toContain("no upload is removed: the storage is marked by another database");

    // What somebody deletes in the trial stays for the running server.
    const token = await trial.signIn();
    const gone = await trial.call("deleteGalleryItem", { token, json: { id: pictures[0]?.id } });
    expect(gone.status).toBe(200);
    expect(await filesOf(app.deps.media)).toEqual(before);
    expect((await app.get(`/backendReact/${pictures[0]?.path}`)).status).toBe(200);
    expect(await storageOwner(app.deps)).toBe("ours");
  },
);

test("an empty new database on a bucket that is in use takes no file, in any number of starts", async () => {
  const { app, env } = await siteWithBucket();
  const before = await filesOf(app.deps.media, storedFolders);
  for (let start = 0; start < 3; start += 1) {
    const mistyped = await startTestApp({ env });
    await sweepTomorrow(mistyped);
  }
  expect(await filesOf(app.deps.media, storedFolders)).toEqual(before);
});

test("a deletion moves the file into quarantine, and a row that names it again brings it back", async () => {
  const app = await startTestApp();
  const { deps } = app;
  const { path: stored, remove } = await addPicture(app.url);
  const row = await deps.db.selectFrom("gallery_items").selectAll().executeTakeFirstOrThrow();
  await remove();
  expect((await app.get(`/backendReact/${stored}`)).status).toBe(404);
  expect(await filesOf(deps.media)).toEqual([]);
  expect((await filesOf(deps.media, storedFolders)).length).toBeGreaterThan(1);
  await deps.db.insertInto("gallery_items").values(row).execute();
  await sweepStorage(deps);
  expect((await app.get(`/backendReact/${stored}`)).status).toBe(200);
});

test("an installation from before the mark removes nothing until somebody claims its storage", async () => {
  const app = await startTestApp();
  const { deps } = app;
  const { path: stored, remove } = await addPicture(app.url);
  await rm(path.join(deps.env.dataDir, "private/storage-mark"));
  await deps.db.deleteFrom("database_identity").execute();
  await remove();
  await sweepTomorrow(app);
  expect((await app.get(`/backendReact/${stored}`)).status).toBe(200);
  const lines = app.log.filter((line) => line.includes("no upload is removed"));
  expect(lines[0]).toContain("run `npm run media:clean -- --claim`");

  await claimStorage(deps);
  await sweepTomorrow(app);
  expect((await app.get(`/backendReact/${stored}`)).status).toBe(404);
});

test("what is erased does not wait in quarantine, and goes later when the storage is claimed only then", async () => {
  const app = await startTestApp();
  const { media, db, clock, env } = app.deps;
  const slip = async (name: string) => {
    const local = path.join(media.temporaryFolder, name);
    await copyFile(sqliteFile(env.dataDir), local);
    await media.put("slips", name, local);
    return `private/slips/${name}`;
  };
  const paths = [await slip("aaaaaaaaaaaa.1.jpg"), await slip("bbbbbbbbbbbb.1.jpg")];
  await media.move(
    { folder: "slips", name: "bbbbbbbbbbbb.1.jpg" },
    { folder: "quarantine/slips", name: "2026-11-20.bbbbbbbbbbbb.1.jpg" },
  );
  await media.writeMark("another");
  await noteErasures(db, paths, clock.now());
  await eraseNotedMedia(app.deps);
  expect(await filesOf(media, storedFolders)).toHaveLength(2);
  expect(app.log.join("\n")).toContain("2 erased files are still stored");

  await claimStorage(app.deps);
  await sweepStorage(app.deps);
  expect(await filesOf(media, storedFolders)).toEqual([]);
  expect(await db.selectFrom("media_erasures").selectAll().execute()).toEqual([]);
});
