import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { startServerProcess } from "#tests/support/server-process.ts";
import { runCommand } from "#tests/support/storage.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";

const inUse = (folder: string) =>
  `${folder} is in use by another server: stop it first, or set DATA_DIR to another folder. ` +
  "Several processes need PostgreSQL (DATABASE_URL).";

test("a second server on a SQLite folder is refused with one line, and disturbs nothing", async () => {
  const settings = await processSettings();
  const folder = settings.DATA_DIR ?? "";
  const first = await startProcess(settings);
  const receiving = path.join(folder, "uploads/receiving");
  writeFileSync(path.join(receiving, "received"), "half a film");

  const refused = await startServerProcess("server/main.ts", settings).then(
    () => "it serves",
    (error: Error) => error.message,
  );
  expect(refused).toBe(`The server ended (1) before it listened:\n${inUse(folder)}\n`);
  expect(readdirSync(receiving)).toEqual(["received"]);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  // What only reads goes on beside it.
  expect(await runCommand("db:status", settings)).toMatchObject({ code: 0 });
  const ledger = await runCommand("ledger:check", settings);
  expect([ledger.code, ledger.output.includes("Clean")]).toEqual([0, true]);
});

test("the next server starts at once, whether the last one was stopped or killed", async () => {
  const settings = await processSettings();
  for (const signal of ["SIGKILL", "SIGTERM"] as const) {
    const server = await startProcess(settings);
    server.kill(signal);
    await server.ended;
  }
  expect((await fetch(`${(await startProcess(settings)).url}/healthz`)).status).toBe(200);
});
