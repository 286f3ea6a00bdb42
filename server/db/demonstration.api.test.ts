import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServerProcess } from "#tests/support/server-process.ts";
import { runCommand } from "#tests/support/storage.ts";

test("a demonstration is marked on every page, its books are clean, and real data never meets it", async () => {
  const parent = mkdtempSync(path.join(tmpdir(), "umeed-demo-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = path.join(parent, "demo");
  const command = `scripts/umeed.ts demo --folder ${folder} --days 20`;
  // Settings of an installation, which would lead out of the demonstration.
  const settings = {
    SMTP_URL: "smtp://mail.umeed.example",
    DATABASE_URL: "postgres://nowhere.example/umeed",
  };
  const demo = await startServerProcess(command, settings);
  onTestFinished(() => demo.kill("SIGKILL"));

  for (const address of ["/", "/about-us", "/donate", "/login", "/no-such-page"]) {
    const page = await (await fetch(demo.url + address)).text();
    expect(page, address).toContain("Demonstration: every gift, name and number here is invented");
  }
  const days = await (await fetch(`${demo.url}/transparency/days.json`)).json();
  expect(days).not.toEqual([]);
  demo.kill("SIGTERM");
  await demo.ended;

  expect(await runCommand("ledger:check", { DATA_DIR: folder })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Clean: [1-9]\d* donations, [1-9]\d* receipts/),
  });
  await expect(startServerProcess("build/server/main.js", { DATA_DIR: folder })).rejects.toThrow(
    "This database is a demonstration, all of it invented.",
  );
  const real = path.join(parent, "real");
  const server = await startServerProcess("build/server/main.js", { DATA_DIR: real, SEED: "none" });
  server.kill("SIGTERM");
  await server.ended;
  await expect(startServerProcess(`scripts/umeed.ts demo --folder ${real}`, {})).rejects.toThrow(
    "holds a database that is no demonstration",
  );
});
