import { expect, test } from "vitest";
import { readArchive } from "#server/backup/read-archive.ts";
import { recordRun } from "#server/db/maintenance-runs.ts";
import { startTestApp } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";
import { startS3Server } from "#tests/support/s3.ts";
import { addPicture, bucketEnv } from "#tests/support/storage.ts";

test("the state of the installation is told in figures, to staff alone", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { status, body } = await app.call("readSystem", { token });
  const postgresql = app.deps.env.databaseUrl !== undefined;
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: { kind: postgresql ? "postgresql" : "sqlite", works: true },
    disk: { full: false },
    media: { kind: "disk", works: true, owned: true },
    mail: { configured: false, waiting: 0, refused: 0, oldest_at: null, late: false, failed: 0 },
    slow: { requests: 0, queries: 0, locks: 0 },
    ledger_check: null,
    page_cache: { pages: 0, bytes: 0 },
    backup: { last_at: null },
  });
  expect(body.disk.free_bytes).toBeGreaterThan(0);
  expect((await app.call("readSystem")).status).toBe(401);

  if (!postgresql) {
    // What was just written stands in the write-ahead log, and not in the file.
    const row = { day: "2026-11-21", path: `/${"a".repeat(500 * 1024)}`, views: 1 };
    await app.deps.db.insertInto("page_views").values(row).execute();
    const later = (await app.call("readSystem", { token })).body;
    expect(later.database.bytes).toBeGreaterThan(body.database.bytes + 500 * 1024);
  } else expect(body.database.bytes).toBeGreaterThan(500 * 1024);
});

test("a person may have ten backups an hour, shortly after a proof (SYSTEM-02)", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const statuses: number[] = [];
  for (let backup = 1; backup <= 11; backup += 1)
    statuses.push((await app.call("downloadBackup", { token })).status);
  // One that is asked for while another one is made counts, too.
  expect(statuses.indexOf(429)).toBe(10);
  app.clock.forward(10 * 60_000);
  expect(await app.call("downloadBackup", { token })).toMatchObject({
    status: 403,
    body: { needs: "proof" },
  });
});

test("a backup of either database and of a bucket is the same archive (SYSTEM-02)", async () => {
  const { settings } = await startS3Server();
  const app = await startTestApp({ env: bucketEnv(settings) });
  const { path } = await addPicture(app.url);
  const token = await app.signIn();
  const response = await fetch(app.url + callUrl("downloadBackup"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const { summary, checksums } = await readArchive([new Uint8Array(await response.arrayBuffer())]);
  const database = app.deps.env.databaseUrl ? "postgresql" : "sqlite";
  expect(summary).toMatchObject({ database, uploads: "bucket", rows: { users: 1, gallery_items: 1 } });
  expect([...checksums.keys()]).toEqual(expect.arrayContaining(["backup.json", "umeed.sqlite", path]));
  const runs = () =>
    app.deps.db
      .selectFrom("maintenance_runs")
      .select(["name", "succeeded_at"])
      .where("name", "!=", "clock")
      .execute();
  await expect.poll(runs).toEqual([{ name: "backup", succeeded_at: expect.any(String) }]);
  const endedAt = new Date("2026-11-22T20:00:00.000Z");
  await recordRun(app.deps.db, { name: "backup", endedAt, succeeded: true, detail: "by the command" });
  expect((await app.call("readSystem", { token })).body.backup).toEqual({ last_at: endedAt.toISOString() });
});
