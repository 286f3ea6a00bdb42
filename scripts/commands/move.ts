import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { sizeText } from "#app/features/staff/system/system-words.ts";
import { openMedia } from "#server/create-deps.ts";
import { type Db, sqliteFile } from "#server/db/connect.ts";
import type { TableSum } from "#server/db/rows/copy-rows.ts";
import { postgresRows } from "#server/db/rows/postgres-rows.ts";
import type { RowReader } from "#server/db/rows/rows.ts";
import { readSqlite } from "#server/db/rows/sqlite-rows.ts";
import { type Env, EnvironmentError, readEnv } from "#server/env.ts";
import { type Media, type MediaFolder, mediaFolders, type OpenedMedia } from "#server/media/media.ts";
import { lockDataFolder } from "#server/start-locks.ts";
import { CommandError, databaseName, openDatabase, readOptions } from "./command.ts";
import { explained } from "./explain.ts";
import { checkFilledPlace } from "./filled-place.ts";
import { type EmptyPlace, listOwnTables, placeName, placeOf, takeEmptyPlace } from "./place.ts";
import { type Progress, showProgress } from "./progress.ts";

/** So many files are on their way at once: a bucket answers each call after some milliseconds. */
const filesAtOnce = 4;

/**
 * `move --to <address of a PostgreSQL database, or a folder>`: everything from where the settings keep it into an empty
 * place, and back the same way. With `--s3` the uploads go from the data folder into the bucket of the settings; into
 * PostgreSQL without it they go into `--folder`. The source is only read, and no server may run on it. Rows and files are
 * counted and hashed on both sides. What was interrupted goes on with the same command: files that have arrived are
 * compared and not sent again, rows come in one transaction at the end.
 * @returns 1 when all has arrived and the ledger has differences
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, {
    to: { type: "string" },
    s3: { type: "boolean" },
    folder: { type: "string" },
  });
  if (values.to === undefined || positionals[0])
    throw new CommandError("Where to? move --to postgres://user:password@host:5432/name, or --to a folder");
  const settings = readEnv();
  const target = targetOf(settings, { ...values, to: values.to });
  // The settings' bucket is where the uploads go; now they lie in the data folder.
  const source: Env = values.s3 ? { ...settings, s3: undefined } : settings;
  if (databaseName(source) === databaseName(target))
    throw new CommandError("The data is there already: --to names another place.");
  return explained(async () => {
    const db = await openDatabase(source);
    const unlock = await stopServers(source, db);
    try {
      const place = await takeEmptyPlace(target, `move ${databaseName(source)}`);
      const progress = showProgress();
      try {
        if (place.resumed) console.log("Going on with a move that was interrupted.");
        await explained(
          () => moveAll(source, db, place, progress),
          "The source is as it was; the same command goes on.",
        );
      } finally {
        progress.end();
        await place.close();
      }
    } finally {
      unlock();
      await db.destroy();
    }
    console.log(
      `Moved: ${placeName(target)}. The source is as it was: keep it until the new place has proved itself.`,
    );
    return checkFilledPlace(target, settings);
  });
}

function targetOf(
  settings: Env,
  { to, s3, folder }: { to: string; s3?: boolean | undefined; folder?: string | undefined },
): Env {
  const target = placeOf(settings, { to, s3 });
  if (!target.databaseUrl) {
    if (folder !== undefined)
      throw new CommandError("--folder belongs to a PostgreSQL database: --to names a folder already.");
    return target;
  }
  if (!s3 && !folder)
    throw new CommandError(
      "Where do the uploads go? Add --s3 (the bucket of the settings) or --folder and an empty folder.",
    );
  return folder === undefined ? target : { ...target, dataDir: placeOf(settings, { to: folder }).dataDir };
}

/** Sees to it that nobody writes to the source meanwhile. */
async function stopServers(source: Env, db: Db): Promise<() => void> {
  const running = `A server runs on ${databaseName(source)}: stop it first, or what it writes meanwhile would be lost.`;
  if (source.databaseUrl) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'umeed' and pid <> pg_backend_pid()`.execute(
      db,
    );
    if (rows.length > 0) throw new CommandError(running);
    return () => undefined;
  }
  try {
    return lockDataFolder(source.dataDir);
  } catch (error) {
    throw error instanceof EnvironmentError ? new CommandError(running) : error;
  }
}

async function moveAll(source: Env, db: Db, place: EmptyPlace, progress: Progress): Promise<void> {
  progress.start("Files");
  const files = await moveFiles(await openMedia(source), place, progress);
  progress.end();
  const tables = await listOwnTables(place.temporaryFile());
  progress.start("Rows, written and read again");
  const sums = await withRows(source, db, (rows) => place.fill(rows, tables, progress.rows));
  progress.end();
  const rows = Object.values(sums).reduce((sum: number, table: TableSum) => sum + table.rows, 0);
  console.log(
    `${files.count.toLocaleString("en-US")} files (${sizeText(files.bytes)}) and ${rows.toLocaleString("en-US")} rows in ${tables.length} tables are the same on both sides.`,
  );
}

/** The rows of one moment of the source. */
async function withRows<Result>(
  source: Env,
  db: Db,
  work: (rows: RowReader) => Promise<Result>,
): Promise<Result> {
  if (source.databaseUrl) {
    const transaction = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return transaction.execute((trx) => work(postgresRows(trx)));
  }
  const rows = readSqlite(sqliteFile(source.dataDir));
  try {
    return await work(rows);
  } finally {
    rows.close();
  }
}

/** Copies all uploads that are not there yet, and compares the hashes of all of them. Those in quarantine stay behind. */
async function moveFiles(
  from: Media,
  place: EmptyPlace,
  progress: Progress,
): Promise<{ count: number; bytes: number }> {
  const waiting: { folder: MediaFolder; name: string }[] = [];
  for (const folder of mediaFolders) {
    for (const { name } of await from.list(folder)) waiting.push({ folder, name });
  }
  const total = { count: 0, bytes: 0 };
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const file = await from.open(next.folder, next.name);
      if (!file) continue;
      try {
        await moveFile(file, place, next);
      } catch (error) {
        // The others end with the file that they are at.
        waiting.length = 0;
        throw error;
      }
      total.count += 1;
      total.bytes += file.size;
      progress.file(file.size);
    }
  }
  const works = await Promise.allSettled(Array.from({ length: filesAtOnce }, work));
  const failed = works.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  const arrived = await Promise.all(mediaFolders.map((folder) => place.media.list(folder)));
  if (arrived.flat().length !== total.count)
    throw new CommandError("The files are not the same on both sides: the target holds others too.");
  return total;
}

async function moveFile(
  file: OpenedMedia,
  place: EmptyPlace,
  { folder, name }: { folder: MediaFolder; name: string },
): Promise<void> {
  const arrived = place.resumed ? await place.media.open(folder, name) : undefined;
  if (arrived?.size === file.size) {
    const [before, after] = [await hashOf(file.stream()), await hashOf(arrived.stream())];
    if (before === after) return;
  }
  const local = place.temporaryFile();
  try {
    const hash = createHash("sha256");
    await pipeline(
      file.stream(),
      async function* (chunks) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(local),
    );
    await place.put(folder, name, local);
    const stored = await place.media.open(folder, name);
    if (!stored || (await hashOf(stored.stream())) !== hash.digest("hex"))
      throw new CommandError(`${folder}/${name} is not the same on both sides.`);
  } finally {
    await rm(local, { force: true });
  }
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}
