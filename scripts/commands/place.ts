import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { createSqliteFile } from "#server/backup/snapshot.ts";
import { openMedia } from "#server/create-deps.ts";
import { connect, connectSqlite, type Db, sqliteFile } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { copyRows, type TableSum } from "#server/db/rows/copy-rows.ts";
import { postgresRows } from "#server/db/rows/postgres-rows.ts";
import type { RowReader, Table } from "#server/db/rows/rows.ts";
import { tablesOfFile, writeSqlite } from "#server/db/rows/sqlite-rows.ts";
import { type Env, EnvironmentError } from "#server/env.ts";
import { type Media, type MediaFolder, storedFolders } from "#server/media/media.ts";
import { databaseMark } from "#server/media/storage-mark.ts";
import { lockDataFolder, postgresLockNumber } from "#server/start-locks.ts";
import { CommandError, databaseName } from "./command.ts";

/**
 * Where data is to go: the settings with another database, folder or bucket.
 * @param to a folder (SQLite and the uploads), or the address of a PostgreSQL database; without it what the settings name
 * @param s3 whether the uploads go into the bucket of the settings: never without being asked for
 */
export function placeOf(env: Env, { to, s3 }: { to?: string | undefined; s3?: boolean | undefined }): Env {
  if (s3 && !env.s3) throw new CommandError("--s3 needs a bucket: set S3_BUCKET and what belongs to it.");
  const place = { ...env, s3: s3 ? env.s3 : undefined };
  if (to === undefined) return place;
  if (to === "") throw new CommandError("--to needs a folder, or the address of a PostgreSQL database.");
  if (!to.includes("://")) return { ...place, databaseUrl: undefined, dataDir: path.resolve(to) };
  if (!/^postgres(?:ql)?:\/\//.test(to) || !URL.canParse(to)) {
    throw new CommandError("--to is a folder, or an address like postgres://user:password@host:5432/name.");
  }
  return { ...place, databaseUrl: to };
}

export function placeName(place: Env): string {
  const uploads = place.s3 ? `bucket ${place.s3.bucket}` : place.dataDir;
  return `${databaseName(place)}; uploads in ${uploads}`;
}

/** An empty place that nobody else fills meanwhile. */
export type EmptyPlace = {
  env: Env;
  media: Media;
  /** Whether an earlier run of the same work was interrupted here: its files are still there. */
  resumed: boolean;
  put(folder: MediaFolder, name: string, localFile: string): Promise<void>;
  /** A file of its own for what is on its way. The caller removes it. */
  temporaryFile(): string;
  /** Makes this SQLite file the database, brought up to date. The place is complete with it. */
  adopt(file: string): Promise<void>;
  /** Makes a database of these rows, in one transaction. The place is complete with it. */
  fill(
    rows: RowReader,
    tables: readonly Table[],
    onRows: (rows: number) => void,
  ): Promise<Record<string, TableSum>>;
  /** Takes back what this run has stored. */
  giveUp(): Promise<void>;
  /** Lets others use the place. */
  close(): Promise<void>;
};

/**
 * Takes a place that holds nothing: no database or an empty one, and no uploads. Until it is complete, its storage is
 * marked as unfinished, so that no server claims or tidies it, and the same work can go on there.
 * @param work by what an interrupted run of the same work is known again
 * @throws CommandError when something is there, or a server runs on it
 */
export async function takeEmptyPlace(place: Env, work: string): Promise<EmptyPlace> {
  const mark = `unfinished ${createHash("sha256").update(work).digest("hex")}`;
  const isNew = !existsSync(place.dataDir);
  // Only the last folder of a path is made: a mistyped one would be made as a whole.
  if (isNew) await mkdir(place.dataDir);
  const unlock = place.databaseUrl ? () => undefined : await lockEmptyFolder(place.dataDir);
  let db: Db | undefined;
  const stored: { folder: MediaFolder; name: string }[] = [];
  let resumed = false;
  let media: Media | undefined;
  const part = `${sqliteFile(place.dataDir)}.part`;
  const close = async () => {
    unlock();
    await db?.destroy();
    db = undefined;
  };
  const giveUp = async () => {
    for (const { folder, name } of stored) await media?.remove(folder, name);
    if (!resumed) await media?.removeMark();
    await rm(part, { force: true });
    await close();
    if (isNew) await rm(place.dataDir, { recursive: true, force: true });
  };
  try {
    if (place.databaseUrl) {
      db = (await connect(place)).db;
      await checkDatabaseEmpty(db, place);
    }
    const storage = await openMedia(place);
    resumed = await checkStorageEmpty(storage, place, mark);
    media = storage;
    await storage.writeMark(mark);
    // What an interrupted run was receiving.
    for (const name of await readdir(storage.temporaryFolder))
      if (name.startsWith(onItsWay)) await rm(path.join(storage.temporaryFolder, name));
    const target = db;
    const adopt = async (file: string) => {
      const database = connectSqlite(file);
      try {
        await migrate(database);
        await storage.writeMark(await databaseMark(database, place));
      } finally {
        await database.destroy();
      }
      await moveIntoPlace(file, sqliteFile(place.dataDir));
    };
    return {
      env: place,
      media: storage,
      resumed,
      async put(folder, name, localFile) {
        await storage.put(folder, name, localFile);
        stored.push({ folder, name });
      },
      temporaryFile: () => path.join(storage.temporaryFolder, `${onItsWay}${randomUUID()}`),
      adopt,
      async fill(rows, tables, onRows) {
        if (target) return fillPostgres(target, place, storage, { rows, tables, onRows });
        await rm(part, { force: true });
        await createSqliteFile(part);
        const writer = writeSqlite(part);
        try {
          const sums = await copyRows(rows, writer, tables, onRows);
          writer.commit();
          writer.close();
          await adopt(part);
          return sums;
        } finally {
          writer.close();
        }
      },
      giveUp,
      close,
    };
  } catch (error) {
    await giveUp();
    throw error;
  }
}

const onItsWay = "moving-";

/** What an empty data folder may hold: the lock, a reserve, what a disk has of its own, and what an interrupted run left. */
const passedOver = ["server.lock", "lost+found", "uploads", "private", "receiving", "umeed.sqlite.part"];

async function lockEmptyFolder(dataDir: string): Promise<() => void> {
  const names = await readdir(dataDir);
  const lock = () => {
    try {
      return lockDataFolder(dataDir);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      throw new CommandError(`A server runs on ${dataDir}: stop it first, or name another folder.`);
    }
  };
  // A server says more than its database does.
  const unlock = names.includes("server.lock") ? lock() : undefined;
  const found = names.find((name) => !passedOver.includes(name.replace(/-(?:wal|shm|journal)$/, "")));
  if (found) {
    unlock?.();
    throw new CommandError(`${dataDir} is not empty: it holds ${found}. Name an empty folder.`);
  }
  return unlock ?? lock();
}

async function checkDatabaseEmpty(db: Db, place: Env): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(
    db,
  );
  for (const { name } of rows.filter((table) => !/^(?:kysely_migration|rate_limits)/.test(table.name))) {
    const first = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (first.rows.length > 0) {
      throw new CommandError(
        `${databaseName(place)} is not empty: it holds ${name}. Name an empty database.`,
      );
    }
  }
}

/** @returns whether an earlier run was interrupted here */
async function checkStorageEmpty(media: Media, place: Env, mark: string): Promise<boolean> {
  const name = place.s3 ? `The bucket ${place.s3.bucket}` : place.dataDir;
  const found = await media.readMark();
  if (found === mark) return true;
  if (found?.startsWith("unfinished ")) {
    throw new CommandError(
      `${name} holds what another restore or move has left unfinished: finish it, or empty it.`,
    );
  }
  if (found !== undefined)
    throw new CommandError(`${name} belongs to an installation: its uploads are marked.`);
  for (const folder of storedFolders) {
    if ((await media.list(folder)).length > 0)
      throw new CommandError(`${name} is not empty: it holds uploads.`);
  }
  return false;
}

async function fillPostgres(
  db: Db,
  place: Env,
  media: Media,
  { rows, tables, onRows }: { rows: RowReader; tables: readonly Table[]; onRows: (rows: number) => void },
) {
  await migrate(db);
  return db.transaction().execute(async (trx) => {
    // A server that starts now waits, and finds all of it.
    await sql`select pg_advisory_xact_lock(${sql.lit(postgresLockNumber)})`.execute(trx);
    await checkDatabaseEmpty(trx, place);
    const sums = await copyRows(rows, postgresRows(trx), tables, onRows);
    await media.writeMark(await databaseMark(trx, place));
    return sums;
  });
}

/** All tables of this program, as a new database has them. @param file a SQLite file that is made and removed for it */
export async function listOwnTables(file: string): Promise<Table[]> {
  try {
    await createSqliteFile(file);
    return tablesOfFile(file);
  } finally {
    for (const ending of ["", "-wal", "-shm"]) await rm(file + ending, { force: true });
  }
}

/** Gives a finished file its name, when the disk has all of it. */
export async function moveIntoPlace(file: string, name: string): Promise<void> {
  await sync(file);
  await rename(file, name);
  await sync(path.dirname(name));
}

async function sync(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
