import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { administrator } from "#tests/support/app.ts";
import { addPicture, runCommand } from "#tests/support/storage.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";
import { createDeps, createLog } from "./create-deps.ts";
import { protectDataFolder } from "./data-folder.ts";
import { readEnv } from "./env.ts";

/** What others than the owner may read, write or enter, of a folder and all below it. */
function openToOthers(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return ["", ...below].filter((name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0);
}

async function settingsOfNewFolder() {
  const settings = await processSettings();
  return {
    ...settings,
    DATA_DIR: path.join(settings.DATA_DIR ?? "", "data"),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: "none",
  };
}

test("what a new installation makes is readable by its own user alone, uploads included", async () => {
  const settings = await settingsOfNewFolder();
  const server = await startProcess(settings);
  const { path: stored } = await addPicture(server.url);
  const names = readdirSync(settings.DATA_DIR, { recursive: true, encoding: "utf8" });
  expect(names).toEqual(
    expect.arrayContaining(["umeed.sqlite", "umeed.sqlite-wal", "umeed.sqlite-shm", "private", stored]),
  );
  expect(openToOthers(settings.DATA_DIR)).toEqual([]);
});

test("a folder of an older version is closed by the next start, the database's log that a crash left too", async () => {
  const settings = await settingsOfNewFolder();
  const { DATA_DIR: folder } = settings;
  const first = await startProcess(settings);
  first.kill("SIGKILL");
  await first.ended;
  const wide = ["umeed.sqlite", "umeed.sqlite-wal", "umeed.sqlite-shm"];
  // Version 0.1.0 has left its lock.
  writeFileSync(path.join(folder, "setup.lock"), "");
  for (const name of ["setup.lock-journal", ...wide])
    writeFileSync(path.join(folder, name), "", { flag: "a" });
  for (const name of ["", "private"]) chmodSync(path.join(folder, name), 0o755);
  for (const name of wide) chmodSync(path.join(folder, name), 0o644);
  for (const name of ["setup.lock", "setup.lock-journal"]) chmodSync(path.join(folder, name), 0o600);
  const second = await startProcess(settings);
  expect(openToOthers(folder)).toEqual([]);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test("scripts make no file that others can read", async () => {
  const settings = await settingsOfNewFolder();
  const server = await startProcess(settings);
  server.kill("SIGTERM");
  await server.ended;
  rmSync(path.join(settings.DATA_DIR, "private/storage-mark"));
  for (const command of ["ledger:check", "db:status", "media:clean --claim --yes"]) {
    expect((await runCommand(command, settings)).code, command).toBe(0);
  }
  expect(readdirSync(path.join(settings.DATA_DIR, "private"))).toContain("storage-mark");
  expect(openToOthers(settings.DATA_DIR)).toEqual([]);
});

test("a folder that holds other things keeps its rights: a mistyped DATA_DIR closes no folder of the system", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-shared-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  mkdirSync(path.join(folder, "another-program"));
  mkdirSync(path.join(folder, "private"));
  for (const name of ["", "private", "another-program"]) chmodSync(path.join(folder, name), 0o755);
  expect(await protectDataFolder(folder)).toEqual([folder]);
  expect(lstatSync(folder).mode & 0o777).toBe(0o755);
  expect(lstatSync(path.join(folder, "another-program")).mode & 0o777).toBe(0o755);
  expect(lstatSync(path.join(folder, "private")).mode & 0o777).toBe(0o700);
  rmSync(path.join(folder, "another-program"), { recursive: true });
  expect(await protectDataFolder(folder)).toEqual([]);
  expect(lstatSync(folder).mode & 0o777).toBe(0o700);
});

test("a stopped server leaves its SQLite database in one file, with what was written last, while a long read ends", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-stopped-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = readEnv({ NODE_ENV: "test", SITE_URL: "http://umeed.example", DATA_DIR: folder });
  const deps = await createDeps(env, [], { log: createLog(env) });
  await sql`create table written (last text)`.execute(deps.db);
  expect((await sql`select last from written`.execute(deps.reader)).rows).toEqual([]);
  await deps.close();
  expect(readdirSync(folder).filter((name) => name.startsWith("umeed.sqlite"))).toEqual(["umeed.sqlite"]);
});
