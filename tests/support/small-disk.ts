import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

const run = promisify(execFile);
const megabyte = Buffer.alloc(1024 * 1024, 1);

export type SmallDisk = {
  folder: string;
  /** Fills the disk, as another program would. */
  fillUp(): Promise<void>;
  /** Whatever is opened from now on can only be read, as on a disk that has failed. */
  makeReadOnly(): Promise<void>;
  /** Removes the filler. */
  freeSpace(): Promise<void>;
};

/**
 * A real file system of so many megabytes in memory (tmpfs). It is unmounted after the test.
 * @returns undefined where it cannot be mounted: that needs Linux, and root
 */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  } catch (error) {
    process.stdout.write(`No small disk can be mounted here: ${(error as Error).message}\n`);
    return undefined;
  }
  onTestFinished(async () => {
    await run("umount", ["--lazy", folder]);
  });
  const filler = path.join(folder, "filler");
  return {
    folder,
    async fillUp() {
      const handle = await open(filler, "a");
      try {
        for (let size = megabyte.length; size >= 1; size = Math.floor(size / 2)) {
          await writeUntilFull(handle, megabyte.subarray(0, size));
        }
      } finally {
        await handle.close();
      }
    },
    async makeReadOnly() {
      // A mount through which a file is open for writing refuses to become read-only. Nobody opens files through the
      // mount beside it, and what is mounted from that one is read-only at once.
      const readOnly = mkdtempSync(path.join(tmpdir(), "umeed-disk-"));
      onTestFinished(() => rmSync(readOnly, { recursive: true, force: true }));
      await run("mount", ["--bind", folder, readOnly]);
      onTestFinished(async () => {
        await run("umount", ["--lazy", readOnly]);
      });
      await run("mount", ["-o", "remount,bind,ro", readOnly]);
      await run("mount", ["--bind", readOnly, folder]);
      onTestFinished(async () => {
        await run("umount", ["--lazy", folder]);
      });
    },
    freeSpace: () => rm(filler),
  };
}

async function writeUntilFull(handle: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  try {
    for (;;) await handle.appendFile(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
