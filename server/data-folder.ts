import { access, chmod, constants, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { sqliteFile } from "./db/connect.ts";
import { isDiskFull } from "./disk-reserve.ts";
import { notMade, notWritable } from "./start-faults.ts";

/** What this process makes from now on only its own user may read: the data folder holds personal data. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/**
 * What the program makes in its folder, or has made (setup.lock, until version 1.0.0), and what a disk of its own has from
 * the start.
 */
const ownNames =
  /^(?:umeed\.sqlite.*|uploads|private|receiving|(?:server|setup)\.lock.*|disk-reserve|first-password|lost\+found|\..*)$/;

/**
 * Makes the data folder, and takes it, its `private` and SQLite's files from the machine's other users where an older
 * version left them readable. A folder with other things in it keeps its rights: a mistyped DATA_DIR, such as /var, is
 * not closed.
 * @throws EnvironmentError when it cannot be made or written
 * @returns what they may still read, because this process may not change it
 */
export async function protectDataFolder(dataDir: string): Promise<string[]> {
  await makeFolder(dataDir).catch((error: unknown) => {
    throw isDiskFull(error) ? error : notMade(dataDir, error);
  });
  const database = sqliteFile(dataDir);
  const files = [database, `${database}-wal`, `${database}-shm`];
  // The slips that donors send, and the papers of families.
  const personal = path.join(dataDir, "private");
  const open: string[] = [];
  await assertWritable(dataDir, [...files, path.join(dataDir, "server.lock")]);
  const isOwn = (await readdir(dataDir)).every((name) => ownNames.test(name));
  if (!isOwn && (await isOpen(dataDir))) open.push(dataDir);
  for (const place of [...(isOwn ? [dataDir] : []), personal, ...files]) {
    const found = await stat(place).catch(absent);
    if (!found || (found.mode & 0o077) === 0) continue;
    try {
      await chmod(place, found.mode & 0o700);
    } catch (error) {
      if (!isForbidden(error)) throw error;
      open.push(place);
    }
  }
  return open;
}

const isOpen = async (place: string) => ((await stat(place)).mode & 0o077) !== 0;

/**
 * Makes a folder and those that it lies in. Not by `mkdir`'s `recursive`: where the system says of a folder's place that it
 * is not there although it is, as below /proc, Node then tries again for ever.
 */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(absent);
  if (found?.isDirectory()) return;
  if (path.dirname(folder) !== folder) await makeFolder(path.dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    // Another process may have made it meanwhile.
    if (!(await stat(folder).catch(absent))?.isDirectory()) throw error;
  });
}

async function assertWritable(folder: string, files: string[]): Promise<void> {
  const probe = path.join(folder, `.written-${process.pid}`);
  await writeFile(probe, "")
    .then(() => rm(probe, { force: true }))
    .catch((error: unknown) => {
      throw isDiskFull(error) ? error : notWritable(folder, error);
    });
  for (const file of files) {
    await access(file, constants.R_OK | constants.W_OK).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw notWritable(file, error);
    });
  }
}

/** The folder is another user's, or on a disk that keeps no such rights. */
const isForbidden = (error: unknown): boolean =>
  ["EPERM", "ENOTSUP", "EROFS", "ENOSYS"].includes(String((error as NodeJS.ErrnoException).code));

/** What is read of a file that is not there: `.catch(absent)`. */
export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
