import { once } from "node:events";
import { createReadStream } from "node:fs";
import { rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Worker } from "node:worker_threads";
import { workerFile } from "./build-folder.ts";
import { sqliteFile } from "./db/connect.ts";
import { forgetIdentity } from "./db/identity.ts";
import { mediaFolders, storedPath } from "./media/media.ts";
import type { Services } from "./services.ts";

/** What must stay free beside the copy: as much as new content needs (disk-reserve.ts). */
const spareBytes = 12 * 1024 * 1024;

export type BackupFault = "postgresql" | "running" | "no room";

type Part = { name: string; size: number; modified: Date; stream: () => Readable };

/**
 * Makes backups, one at a time: a tar archive that unpacks into a data folder. The database is the copy of one moment;
 * uploads on this disk follow it, and one that is deleted while the archive is read is left out. Uploads in a bucket
 * are not in it.
 */
export function backups(services: Pick<Services, "env" | "media" | "log">) {
  const { env, media, log } = services;
  const database = sqliteFile(env.dataDir);
  let running = false;

  async function open(): Promise<{ archive: Readable } | { fault: BackupFault }> {
    if (env.databaseUrl) return { fault: "postgresql" };
    if (running) return { fault: "running" };
    running = true;
    // With SQLite the folder is emptied at each start, so that nothing stays after a crash.
    const copy = path.join(media.temporaryFolder, "backup.sqlite");
    const finish = async () => {
      await rm(copy, { force: true });
      running = false;
    };
    try {
      if (!(await hasRoom())) {
        await finish();
        return { fault: "no room" };
      }
      await copySqlite(database, copy);
      forgetIdentity(copy);
    } catch (error) {
      await finish();
      throw error;
    }
    return { archive: await archiveOf(copy, finish) };
  }

  /** The copy of the database lies on the disk; uploads are read from where they are. */
  async function hasRoom(): Promise<boolean> {
    const { size } = await stat(database);
    const { bavail, bsize } = await statfs(env.dataDir);
    return bavail * bsize > size + spareBytes;
  }

  /** @param finish is called when the archive has been read, or nobody reads it any more */
  async function archiveOf(copy: string, finish: () => Promise<void>): Promise<Readable> {
    const { createTarPacker } = await import("modern-tar");
    const { readable, controller } = createTarPacker();
    const archive = Readable.fromWeb(readable as ReadableStream);
    const write = async () => {
      for await (const { name, size, modified, stream } of parts(copy)) {
        const body = controller.add({ name, size, mtime: modified, mode: 0o600 });
        await Readable.toWeb(stream()).pipeTo(body as WritableStream);
      }
      controller.finalize();
    };
    // A browser that goes away ends the archive: that is no fault of ours, but it is written down.
    const ended = write().catch((error: unknown) => {
      log.warn({ err: error }, "a backup was not finished");
      archive.destroy(error instanceof Error ? error : new Error("The archive could not be written"));
    });
    void ended.then(finish);
    return archive;
  }

  async function* parts(copy: string): AsyncGenerator<Part> {
    const { size, mtime } = await stat(copy);
    yield {
      name: path.basename(database),
      size,
      modified: mtime,
      stream: () => createReadStream(copy),
    };
    if (env.s3) return;
    for (const folder of mediaFolders) {
      for (const { name } of await media.list(folder)) {
        const file = await media.open(folder, name);
        if (file) {
          const { size, modified, stream } = file;
          yield { name: storedPath(folder, name), size, modified, stream };
        }
      }
    }
  }

  return { open };
}

/**
 * Copies a database that is in use, for a backup. The copy is the database of one moment: it is read in one transaction,
 * on a connection of its own. It is written anew (VACUUM INTO), so that nothing that was deleted is in it, by a thread,
 * because SQLite does that in one go. Keys, and the links of mails that wait, are left out.
 */
async function copySqlite(file: string, target: string): Promise<void> {
  await rm(target, { force: true });
  const copier = workerFile(new URL("./db/sqlite-copy-worker.ts", import.meta.url));
  const worker = new Worker(copier, { workerData: { file, target } });
  const [code] = await once(worker, "exit");
  if (code !== 0) throw new Error("The copy of the database could not be made");
}
