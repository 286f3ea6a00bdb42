import { chmod, mkdir, stat } from "node:fs/promises";
import { sqliteFile } from "./db/connect.ts";

/** What this process makes from now on only its own user may read: the data folder holds personal data. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Makes the data folder, and takes it and SQLite's files from the machine's other users where an older version left
 * them readable.
 * @returns what they may still read, because this process may not change it
 */
export async function protectDataFolder(dataDir: string): Promise<string[]> {
  await mkdir(dataDir, { recursive: true });
  const database = sqliteFile(dataDir);
  const open: string[] = [];
  for (const path of [dataDir, database, `${database}-wal`, `${database}-shm`]) {
    const found = await stat(path).catch(absent);
    if (!found || (found.mode & 0o077) === 0) continue;
    try {
      await chmod(path, found.mode & 0o700);
    } catch (error) {
      if (!isForbidden(error)) throw error;
      open.push(path);
    }
  }
  return open;
}

/** The folder is another user's, or on a disk that keeps no such rights. */
const isForbidden = (error: unknown): boolean =>
  ["EPERM", "ENOTSUP", "EROFS", "ENOSYS"].includes(String((error as NodeJS.ErrnoException).code));

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
