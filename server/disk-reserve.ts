import { randomBytes } from "node:crypto";
import { open, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";

/**
 * Reserved for staff: deletions and sign-ins write to SQLite's log, which grows to 4 MB before it is reused.
 */
const reserveBytes = 8 * 1024 * 1024;
/**
 * The minimum of free space beside the reserve before anything new is stored: requests in flight go on
 * writing.
 */
const minFreeBytes = 4 * 1024 * 1024;

/** With less free space than this staff are told, long before writes are refused: pictures and a backup need room. */
export const lowSpaceBytes = 500 * 1024 * 1024;

/** The error codes of a full disk: file system, SQLite, PostgreSQL. */
const fullDiskCodes = ["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"];

/** Whether this error or its cause is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return fullDiskCodes.includes(String((error as { code?: unknown }).code)) || isDiskFull(error.cause);
}

/**
 * A file in the data folder that reserves space. On a full disk it is removed, so that staff can sign in and
 * delete; until it is written again, nothing else may be stored. Several processes may share it: each asks
 * the file system and stores no state.
 */
export type DiskReserve = {
  /** Writes the file if there is space. From then on hasSpace writes it again. */
  fill(): Promise<void>;
  /** Whether something new may be stored. */
  hasSpace(): Promise<boolean>;
  /** Removes the file if the disk is full. */
  release(): Promise<void>;
  /** Whether so little is free beside the reserve that SQLite may fail to open its files. */
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
    // Two processes that start at once write a temporary file each.
    const part = `${file}.${process.pid}.part`;
    try {
      const handle = await open(part, "w");
      // Random bytes, because a compressing file system would reserve no space for zeros.
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
