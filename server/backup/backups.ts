import { mkdir, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { finished, type Readable } from "node:stream";
import { recordRun } from "#server/db/maintenance-runs.ts";
import type { Deps } from "#server/deps.ts";
import { databaseBytes } from "#server/metrics/server-state.ts";
import { takeSnapshot } from "./snapshot.ts";
import { writeArchive } from "./write-archive.ts";

/** What must stay free beside the copy of the database: as much as new content needs (disk-reserve.ts). */
export const spareBytes = 12 * 1024 * 1024;

export type BackupFault = "running" | "no room";

/**
 * Makes backups for the dashboard, one at a time in this process: the archive of decision 064, of either database, with
 * the uploads of this disk or the bucket. Of `umeed backup` it differs only in where the bytes go.
 */
export function backups(deps: Pick<Deps, "db" | "env" | "media" | "log" | "clock">) {
  const { db, media, log, clock } = deps;
  let running = false;

  async function open(): Promise<{ archive: Readable } | { fault: BackupFault }> {
    if (running) return { fault: "running" };
    running = true;
    // The folder is emptied at each start, so that nothing stays after a crash.
    const folder = path.join(media.temporaryFolder, "backup");
    const finish = async () => {
      await rm(folder, { recursive: true, force: true });
      running = false;
    };
    try {
      if (!(await hasRoom(media.temporaryFolder, (await databaseBytes(deps)) + spareBytes))) {
        await finish();
        return { fault: "no room" };
      }
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, "database.sqlite");
      const madeAt = clock.now();
      const rows = await takeSnapshot(deps, file, () => undefined);
      const archive = await writeArchive(deps, { file, rows, madeAt });
      // A browser that goes away ends the archive: that is no fault of ours, but it is written down.
      finished(archive, (error) => {
        if (error) log.warn({ err: error }, "a backup was not finished");
        const detail = error ? "A download was not finished." : "Downloaded from the dashboard.";
        recordRun(db, { name: "backup", endedAt: clock.now(), succeeded: !error, detail })
          .catch((cause: unknown) => log.error({ err: cause }, "the end of a backup was not recorded"))
          .then(finish)
          .catch((cause: unknown) => log.error({ err: cause }, "the copy for a backup was not removed"));
      });
      return { archive };
    } catch (error) {
      await finish();
      throw error;
    }
  }

  return { open };
}

/** Whether the disk of this folder has so many free bytes. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > bytes;
}
