import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { bundledServer } from "./bundled-server.ts";
import { startServerProcess } from "./server-process.ts";
import { bareDatabaseSettings } from "./test-database.ts";

/** The settings of a program on a database of its own, without even a table. They end with the test. */
export async function processSettings(): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return bareDatabaseSettings(folder);
}

/** The real program in a process of its own. It ends with the test that started it. */
export async function startProcess(settings: Record<string, string>) {
  const server = await startServerProcess(await bundledServer(), settings);
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await server.ended;
  });
  return server;
}
