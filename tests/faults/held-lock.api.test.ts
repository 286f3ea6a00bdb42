import BetterSqlite3 from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { sqliteFile } from "#server/db/connect.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";

/* Another program has the database open and keeps its write lock, as somebody with the sqlite3 shell may. */

function otherProgram({ deps: { env } }: TestApp) {
  const database = new BetterSqlite3(sqliteFile(env.dataDir));
  onTestFinished(() => void database.close());
  return database;
}

async function siteWithLock() {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveHeadline", { token, json: { headline: "Before" } });
  expect((await app.get("/")).status).toBe(200);
  const other = otherProgram(app);
  other.exec("begin immediate");
  return { app, token, other };
}

test("while the write lock is held pages, health and reads answer, and the save is done when it is free", async () => {
  const { app, token, other } = await siteWithLock();
  let done = 0;
  const saves = ["One", "Two"].map((headline) =>
    app.call("saveHeadline", { token, json: { headline } }).finally(() => {
      done += 1;
    }),
  );
  const looks = await Promise.all([
    app.get("/healthz"),
    app.get("/"),
    app.get("/readyz"),
    // Not cached: they read the database.
    app.call("listEvents"),
    app.call("readHeadline"),
  ]);
  expect(looks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(looks[4]?.body.headline).toBe("Before");
  expect(done, "the saves wait").toBe(0);
  other.exec("commit");
  const replies = await Promise.all(saves);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await app.call("readHeadline")).body.headline).toMatch(/One|Two/);
});

test("a lock that is held for longer: 503 and when to come again, nothing is written, and later all is well", async () => {
  const { app, token, other } = await siteWithLock();
  const events = await app.call("listEvents");
  const message = { name: "Rashida", email: "rashida@home.example", message: "Where do I bring quilts?" };
  const refused = await Promise.all([
    app.call("saveHeadline", { token, json: { headline: "Too late" } }),
    app.call("sendContactMessage", { json: message }),
  ]);
  for (const reply of refused) {
    expect(reply).toMatchObject({
      status: 503,
      body: { success: false, message: serverMessages.overloaded },
    });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  other.exec("rollback");
  expect((await app.call("readHeadline")).body.headline).toBe("Before");
  expect(await app.deps.db.selectFrom("messages").select("id").execute()).toEqual([]);
  expect((await app.call("listEvents")).body).toEqual(events.body);
  expect((await app.call("sendContactMessage", { json: message })).status).toBe(200);
});
