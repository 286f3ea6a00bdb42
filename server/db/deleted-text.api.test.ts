import { statSync } from "node:fs";
import BetterSqlite3 from "better-sqlite3";
import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { startHere } from "#tests/support/in-process-start.ts";
import { sqliteFile } from "./connect.ts";
import { emptyLog, releasePages } from "./deleted-text.ts";

test("a file gives its empty pages back, step by step: KEEP-06", async () => {
  const { deps } = await startTestApp();
  const { db, env } = deps;
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

test("a start does not write the file anew, which takes half a minute for each gigabyte: START-22", async () => {
  const first = await startHere();
  await (await first.started).stop("the file is looked at");
  const file = new BetterSqlite3(sqliteFile(first.folder));
  file.exec("create table large as select randomblob(10000000) as bytes; drop table large;");
  const emptyPages = () => Number(file.pragma("freelist_count", { simple: true }));
  const before = emptyPages();
  expect(before).toBeGreaterThan(1000);
  const second = await startHere({ DATA_DIR: first.folder });
  await second.started;
  expect(emptyPages()).toBe(before);
  file.close();
});
