import { once } from "node:events";
import { rm } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/**
 * Copies a database that is in use, for a backup. The copy is the database of one moment: it is read in one transaction,
 * on a connection of its own. It is written anew (VACUUM INTO), so that nothing that was deleted is in it, by a thread,
 * because SQLite does that in one go. Keys, and the links of mails that wait, are left out.
 */
export async function copySqlite(file: string, target: string): Promise<void> {
  await rm(target, { force: true });
  const worker = new Worker(workerFile(), { workerData: { file, target } });
  const [code] = await once(worker, "exit");
  if (code !== 0) throw new Error("The copy of the database could not be made");
}

/** In the build it is a file of its own (vite.config.ts). */
function workerFile(): URL {
  if (import.meta.url.endsWith(".ts")) return new URL("./sqlite-copy-worker.ts", import.meta.url);
  const root = pathToFileURL(findPackageJSON(import.meta.url) ?? "");
  return new URL("build/server/sqlite-copy-worker.js", root);
}
