import { rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { queueMail } from "#server/mail/outbox.ts";
import { startTestApp } from "#tests/support/app.ts";

test("/healthz says that the process runs, /readyz that database and uploads work", async () => {
  const app = await startTestApp();
  expect(await app.get("/healthz")).toMatchObject({ status: 200, body: { ok: true } });
  const ready = await app.get("/readyz");
  expect(ready).toMatchObject({ status: 200, body: { ok: true, database: "ok", media: "ok" } });
  expect(ready.headers.get("cache-control")).toBe("no-store");
});

test("mails that wait too long make it degraded, and it still takes requests: WATCH-03", async () => {
  const app = await startTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
  const { deps, clock } = app;
  const mail = { to: "mother@home.example", content: { subject: "One", paragraphs: [] } };
  await queueMail(deps.db, clock.now(), mail);
  expect((await app.get("/readyz")).body).toMatchObject({ status: "ok", mail: "ok" });
  clock.forward(15 * 60_000 + 1);
  expect(await app.get("/readyz")).toMatchObject({
    status: 200,
    body: { ok: true, status: "degraded", database: "ok", media: "ok", mail: "degraded" },
  });
});

test("without its upload folder it is alive, but not ready", async () => {
  const app = await startTestApp();
  await rm(path.join(app.deps.env.dataDir, "uploads"), { recursive: true });
  expect((await app.get("/healthz")).status).toBe(200);
  const ready = await app.get("/readyz");
  expect(ready).toMatchObject({ status: 503, body: { ok: false, database: "ok", media: "failing" } });
  expect(ready.text).not.toContain(app.deps.env.dataDir);
});

test("without its database it is alive, but not ready", async () => {
  const app = await startTestApp();
  const { db, pool } = app.deps;
  // The server's own queries at start must end first: a pending one would never return.
  await app.get("/readyz");
  await expect
    .poll(() => pool === undefined || (pool.totalCount > 0 && pool.totalCount === pool.idleCount))
    .toBe(true);
  await db.destroy();
  app.clock.forward(1000);
  expect((await app.get("/healthz")).status).toBe(200);
  expect(await app.get("/readyz")).toMatchObject({ status: 503, body: { ok: false, database: "failing" } });
});

test("a database that does not answer is told as failing, and does not keep the asker waiting", async () => {
  const app = await startTestApp();
  const { db, pool } = app.deps;
  const released = Promise.withResolvers<void>();
  // Every connection is taken.
  const taken = Array.from({ length: pool?.options.max ?? 1 }, () =>
    db.transaction().execute(() => released.promise),
  );
  expect(await app.get("/readyz")).toMatchObject({ status: 503, body: { database: "failing", media: "ok" } });
  released.resolve();
  await Promise.all(taken);
  app.clock.forward(1000);
  expect((await app.get("/readyz")).status).toBe(200);
});

test("whoever asks again and again causes one check a second", async () => {
  const app = await startTestApp();
  expect((await app.get("/readyz")).status).toBe(200);
  await rm(path.join(app.deps.env.dataDir, "uploads"), { recursive: true });
  expect((await app.get("/readyz")).status).toBe(200);
  app.clock.forward(1000);
  expect((await app.get("/readyz")).status).toBe(503);
  expect((await app.get("/readyz")).status).toBe(503);
  expect(app.log.filter((line) => line.includes("media does not answer"))).toHaveLength(1);
});

test("a database that a newer version has changed makes it not ready, and says why", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  expect((await app.get("/readyz")).status).toBe(200);
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-a-newer-version', '')`.execute(db);
  app.clock.forward(1000);
  const ready = await app.get("/readyz");
  await sql`delete from kysely_migration where name = '999-of-a-newer-version'`.execute(db);
  expect(ready).toMatchObject({ status: 503, body: { ok: false, database: "failing" } });
  expect(ready.body.reasons).toEqual([expect.stringContaining("The database is newer than this program")]);
  expect((await app.get("/healthz")).status).toBe(200);
});
