import { statSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { sqliteFile } from "./connect.ts";
import { emptyLog, releasePages, rewriteOnce } from "./deleted-text.ts";

test("a file of before gives its empty pages back once it was written anew, step by step: KEEP-06", async () => {
  const app = await startTestApp();
  const { deps } = app;
  const { db, env } = deps;
  // As a file that was made without it, and written anew by the version before.
  await sql`pragma auto_vacuum = none`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma user_version = 1`.execute(db);
  await rewriteOnce(deps);
  expect((await sql`pragma auto_vacuum`.execute(db)).rows).toEqual([{ auto_vacuum: 2 }]);

  const value = "x".repeat(20_000_000);
  await db.insertInto("content").values({ name: "large", value, version: 1, updated_at: "" }).execute();
  await db.deleteFrom("content").where("name", "=", "large").execute();
  await emptyLog(deps);
  const size = () => statSync(sqliteFile(env.dataDir)).size;
  const before = size();
  let steps = 0;
  const stopAfter = (most: number) => async () => {
    steps += 1;
    return steps < most;
  };
  expect(await releasePages(deps, stopAfter(3))).toBe(600);
  expect(await releasePages(deps, stopAfter(1000))).toBeGreaterThan(3000);
  expect(await releasePages(deps, stopAfter(1000))).toBe(0);
  await emptyLog(deps);
  // A thousand pages of 4 KB stay for what comes next.
  expect(before - size()).toBeGreaterThan(15_000_000);
});
