import { randomBytes } from "node:crypto";
import { access, constants, open, rename, rm, stat, statfs } from "node:fs/promises";
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

/** Of a disk that can only be read, as Linux makes one that has failed: file system, SQLite, PostgreSQL. */
const readOnlyCodes = ["EROFS", "SQLITE_READONLY", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC", "25006"];

export type DiskFault = "full" | "readOnly";

/** Whether this error or its cause is a full disk. */
export const isDiskFull = (error: unknown): boolean => diskFault(error) === "full";

/** What is wrong with the disk, where this error or its cause says so. */
export function diskFault(error: unknown): DiskFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = String((error as { code?: unknown }).code);
  if (fullDiskCodes.includes(code)) return "full";
  return readOnlyCodes.includes(code) ? "readOnly" : diskFault(error.cause);
}

/**
 * A file in the data folder that reserves space. On a full disk it is removed, so that staff can sign in and
 * delete; until it is written again, nothing else may be stored. Several processes may share it: each asks
 * the file system and stores no state.
 */
export type DiskReserve = {
  /** Writes the file if there is space. From then on `fault` writes it again. */
  fill(): Promise<void>;
  /** Why nothing new may be stored. */
  fault(): Promise<DiskFault | undefined>;
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

  async function isReadOnly(): Promise<boolean> {
    const fault = await access(dataDir, constants.W_OK).catch((error: unknown) => error);
    return diskFault(fault) === "readOnly";
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
    async fault() {
      if (await isReadOnly()) return "readOnly";
      const reserve = await reserveSize();
      const enough = (await freeBytes()) + reserve >= reserveBytes + minFreeBytes;
      if (enough && reserve === 0 && wanted) await fill();
      return enough ? undefined : "full";
    },
    async release() {
      if ((await freeBytes()) < minFreeBytes) await rm(file, { force: true });
    },
    isExhausted: async () => (await freeBytes()) < minFreeBytes,
  };
}
