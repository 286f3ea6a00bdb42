import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { absent } from "#server/data-folder.ts";
import type { Env } from "#server/env.ts";

/** An upload takes an hour at most, and its picture some minutes. */
const longestMs = 2 * 60 * 60_000;

/**
 * Makes the folder for files that are being received, and removes what earlier runs have left there. With PostgreSQL
 * another process may be receiving files in it: then only what is too old for that goes. With SQLite no other server
 * uses the data folder (start-locks.ts).
 */
export async function removeUnfinished(
  folder: string,
  { databaseUrl }: Pick<Env, "databaseUrl">,
): Promise<void> {
  if (!databaseUrl) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // The process that received it may have finished meanwhile.
    const found = await stat(file).catch(absent);
    if (found && Date.now() - found.mtimeMs > longestMs) await rm(file, { recursive: true, force: true });
  }
}
