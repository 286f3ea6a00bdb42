import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServerProcess } from "#tests/support/server-process.ts";

test("npm run dev serves the pages from their sources, the site's and the dashboard's", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-dev-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startServerProcess("server/dev.ts", { DATA_DIR: folder, SEED: "none" });
  onTestFinished(() => server.kill("SIGKILL"));
  for (const address of ["/", "/login"]) {
    expect((await fetch(server.url + address)).status, server.output()).toBe(200);
  }
});
