import { chmodSync, lstatSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { administrator } from "#tests/support/app.ts";
import { addPicture, runCommand } from "#tests/support/storage.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";

/** What others than the owner may read, write or enter, of a folder and all below it. The pages are not data. */
function openToOthers(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return ["", ...below.filter((name) => name !== "client")].filter(
    (name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0,
  );
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
  chmodSync(folder, 0o755);
  for (const name of wide) chmodSync(path.join(folder, name), 0o644);
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
