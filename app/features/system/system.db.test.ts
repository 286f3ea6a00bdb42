import { expect, test } from "vitest";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { systemMessages } from "./system.messages.ts";

test("the state of the installation is told in figures, to staff alone", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { status, body } = await app.call("readSystem", { token });
  const postgresql = app.services.env.databaseUrl !== undefined;
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
    backup: { possible: !postgresql, with_uploads: true, last_at: null },
  });
  expect(body.disk.free_bytes).toBeGreaterThan(0);
  expect((await app.call("readSystem")).status).toBe(401);

  if (!postgresql) {
    // What was just written stands in the write-ahead log, and not in the file.
    const row = { day: "2026-11-21", path: `/${"a".repeat(500 * 1024)}`, views: 1 };
    await app.services.db.insertInto("page_views").values(row).execute();
    const later = (await app.call("readSystem", { token })).body;
    expect(later.database.bytes).toBeGreaterThan(body.database.bytes + 500 * 1024);
    return;
  }
  expect(body.database.bytes).toBeGreaterThan(500 * 1024);
  const refused = await app.call("downloadBackup", { token, json: { password: administrator.password } });
  expect(refused).toMatchObject({ status: 409, body: { message: systemMessages.postgresql } });
});
