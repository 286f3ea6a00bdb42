import { randomBytes } from "node:crypto";
import { open, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";

/** Kept free for staff: deletions and sign-ins write to SQLite's log, which grows to 4 MB before it is used again. */
const reserveBytes = 8 * 1024 * 1024;
/** Beside the reserve so much must be free before anything new is taken: requests in flight go on writing. */
const minFreeBytes = 4 * 1024 * 1024;

/** The file system's, SQLite's and PostgreSQL's words for a disk without room. */
const fullDiskCodes = ["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"];

/** Whether this error, or the one that caused it, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return fullDiskCodes.includes(String((error as { code?: unknown }).code)) || isDiskFull(error.cause);
}

/**
 * A file of the data folder that only takes up room. When the disk is full it is removed, so that staff can sign in
 * and delete; while it is missing nothing else may use the room that it left. It is written again when there is
 * enough. Several processes may share it: each looks at the disk and remembers nothing.
 */
export type DiskReserve = {
  /** Writes the file where there is room for it. From then on it is written again when room comes back. */
  fill(): Promise<void>;
  /** Whether something new may be stored. */
  hasSpace(): Promise<boolean>;
  /** Removes the file if the disk is full. */
  release(): Promise<void>;
  /** Whether so little is free, the reserve apart, that SQLite cannot be relied on to open its files. */
  isExhausted(): Promise<boolean>;
};

export function diskReserve(dataDir: string): DiskReserve {
  const file = path.join(dataDir, "disk-reserve");
  let wanted = false;
  let filling: Promise<void> | undefined;

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  }

  async function reserveSize(): Promise<number> {
    try {
      return (await stat(file)).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
      throw error;
    }
  }

  async function write(): Promise<void> {
    // Two processes that start at once on one folder write a part each.
    const part = `${file}.${process.pid}.part`;
    try {
      const handle = await open(part, "w");
      // Random bytes, because a file system that compresses would give zeros no room.
      await handle.writeFile(randomBytes(reserveBytes)).finally(() => handle.close());
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      if (!isDiskFull(error)) throw error;
    }
  }

  async function fill(): Promise<void> {
    wanted = true;
    if ((await reserveSize()) > 0 || (await freeBytes()) < reserveBytes + minFreeBytes) return;
    filling ??= write().finally(() => {
      filling = undefined;
    });
    await filling;
  }

  return {
    fill,
    async hasSpace() {
      const reserve = await reserveSize();
      const enough = (await freeBytes()) + reserve >= reserveBytes + minFreeBytes;
      if (enough && reserve === 0 && wanted) await fill();
      return enough;
    },
    async release() {
      if ((await freeBytes()) < minFreeBytes) await rm(file, { force: true });
    },
    isExhausted: async () => (await freeBytes()) < minFreeBytes,
  };
}
