import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, readFile, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import BetterSqlite3 from "better-sqlite3";
import type { ReceiptSerial } from "#app/features/giving/receipts/server/lost-receipts.server.ts";
import { sizeText } from "#app/features/staff/system/system-words.ts";
import { readPrivateKeys } from "#server/backup/age-keys.ts";
import { ArchiveError, databaseName } from "#server/backup/archive-format.ts";
import { hasRoom, spareBytes } from "#server/backup/backups.ts";
import { decrypt, encryptedMarkLength, isEncrypted } from "#server/backup/encryption.ts";
import { checkSchema } from "#server/backup/own-schema.ts";
import { type ArchiveContents, beforeBaseline, readArchive } from "#server/backup/read-archive.ts";
import { connect, connectSqlite } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { migrations, withBaseline } from "#server/db/migrations.ts";
import { listTables, quoted, readSqlite, tablesOfFile } from "#server/db/rows/sqlite-rows.ts";
import { type Env, readEnv } from "#server/env.ts";
import { readStoredPath } from "#server/media/media.ts";
import { CommandError, readOptions, requireFile } from "./command.ts";
import { explained } from "./explain.ts";
import { checkFilledPlace } from "./filled-place.ts";
import { type EmptyPlace, placeName, placeOf, takeEmptyPlace } from "./place.ts";
import { type Progress, showProgress } from "./progress.ts";
import { askLastReceipts, readLastReceipts, recordLost } from "./receipts-lost.ts";

/**
 * `restore <archive>`: brings back a backup into an empty place: what the settings name, or `--to` a folder or a
 * PostgreSQL database. Uploads go into the folder; into the bucket of the settings only with `--s3`, and never into one
 * that is in use. An encrypted archive needs `--key`, a file with the private key. The whole archive is checked before
 * any of it is used; then come the migrations, and the check of the ledger. Receipts that were handed out after the
 * backup are lost with it: `--last-receipt` names the last of a tax year, so that no number is given twice
 * (RECEIPT-11).
 * @returns 1 when all is restored and the ledger has differences, or the lost receipts could not be recorded
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, {
    key: { type: "string" },
    to: { type: "string" },
    s3: { type: "boolean" },
    "last-receipt": { type: "string", multiple: true },
  });
  const lastReceipts = readLastReceipts(values["last-receipt"] ?? []);
  const [file, more] = positionals;
  if (!file || more) throw new CommandError("Name one archive: restore umeed-backup-....tar");
  const env = readEnv();
  const target = placeOf(env, values);
  return explained(async () => {
    const archive = await openArchive(requireFile(file), values.key && requireFile(values.key));
    const place = await takeEmptyPlace(target, `restore ${archive.fingerprint}`);
    const progress = showProgress();
    try {
      // The copy of the database is there twice when it goes into PostgreSQL; an archive is as large as its files.
      if (!(await hasRoom(place.media.temporaryFolder, archive.size + spareBytes)))
        throw new CommandError(
          `There is not enough room in ${target.dataDir}: ${sizeText(archive.size)} are needed.`,
        );
      progress.start("Checked");
      const contents = await readArchive(counted(archive.read(), progress));
      progress.end();
      console.log(describe(contents));
      await fill(place, archive.read, progress);
      progress.end();
    } catch (error) {
      progress.end();
      await place.giveUp();
      throw error;
    }
    await place.close();
    console.log(`Restored: ${placeName(target)}.`);
    const isRecorded = await recordLostOf(target, lastReceipts);
    return Math.max(await checkFilledPlace(target, env), isRecorded ? 0 : 1);
  });
}

/** @returns whether they are recorded: what is restored stays when one of them cannot be right */
async function recordLostOf(target: Env, named: ReceiptSerial[]): Promise<boolean> {
  const { db } = await connect(target);
  try {
    await recordLost(db, named.length > 0 ? named : await askLastReceipts(db));
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.log(`${error.message} Run receipts:lost with the right one before the server starts.`);
    return false;
  } finally {
    await db.destroy();
  }
}

type Archive = { size: number; fingerprint: string; read: () => AsyncIterable<Uint8Array> };

async function openArchive(file: string, keyFile: string | undefined): Promise<Archive> {
  const { size } = await stat(file);
  const start = Buffer.alloc(64 * 1024);
  const handle = await open(file, "r");
  const { bytesRead } = await handle.read(start, 0, start.length, 0).finally(() => handle.close());
  const fingerprint = createHash("sha256")
    .update(start.subarray(0, bytesRead))
    .update(String(size))
    .digest("hex");
  const bytes = () => createReadStream(file, { highWaterMark: 256 * 1024 });
  if (!isEncrypted(start.subarray(0, encryptedMarkLength))) return { size, fingerprint, read: bytes };
  if (keyFile === undefined)
    throw new CommandError("The archive is encrypted: name the file with the private key by --key.");
  const keys = readPrivateKeys(await readFile(keyFile, "utf8"));
  if (!keys) throw new CommandError(`${keyFile} holds no private key: it begins with AGE-SECRET-KEY-1.`);
  return { size, fingerprint, read: () => decrypt(bytes(), keys) };
}

async function* counted(bytes: AsyncIterable<Uint8Array>, progress: Progress): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    progress.bytes(chunk.length);
    yield chunk;
  }
}

function describe({ summary, uploads, bytes }: ArchiveContents): string {
  const files = `${uploads.toLocaleString("en-US")} uploads, ${sizeText(bytes)}`;
  if (!summary) return `A backup of an earlier version, without checksums: ${files}.`;
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  return `A backup of ${summary.made_at} by version ${summary.program}: ${rows.toLocaleString("en-US")} rows, ${files}. Every checksum fits.`;
}

async function fill(place: EmptyPlace, read: Archive["read"], progress: Progress): Promise<void> {
  const copy = place.temporaryFile();
  try {
    progress.start("Restored");
    const { summary } = await readArchive(read(), async ({ name, size, bytes }) => {
      const stored = readStoredPath(name);
      const local = name === databaseName ? copy : place.temporaryFile();
      await pipeline(Readable.from(bytes), createWriteStream(local));
      if (stored) await place.put(stored.folder, stored.name, local);
      progress.file(size);
    });
    await bringUpToDate(copy, summary?.rows);
    if (!place.env.databaseUrl) return await place.adopt(copy);
    progress.start("Rows, written and read again");
    const rows = readSqlite(copy);
    try {
      await place.fill(rows, tablesOfFile(copy), progress.rows);
    } finally {
      rows.close();
    }
  } finally {
    for (const ending of ["", "-wal", "-shm"]) await rm(copy + ending, { force: true });
  }
}

/** @param rows what the archive says of its tables; undefined for one of an earlier version */
async function bringUpToDate(file: string, rows: Record<string, number> | undefined): Promise<void> {
  const copy = new BetterSqlite3(file);
  try {
    if (copy.pragma("quick_check", { simple: true }) !== "ok")
      throw new ArchiveError("Its database is damaged");
    const isOurs = copy
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'")
      .get();
    if (!isOurs) throw new ArchiveError("Its database is none of this program");
    const ran = withBaseline(copy.prepare<[], string>("select name from kysely_migration").pluck().all());
    if (!ran) throw new ArchiveError(beforeBaseline);
    if (ran.some((name) => !Object.hasOwn(migrations, name)))
      throw new ArchiveError("It was made by a newer version of the program: update this one first");
    await checkSchema(copy, ran);
    for (const { name } of listTables(copy)) {
      const found = copy
        .prepare<[], number>(`select count(*) from ${quoted(name)}`)
        .pluck()
        .get();
      if (rows && rows[name] !== found)
        throw new ArchiveError(`Its table ${name} has not the rows that it says`);
    }
  } catch (error) {
    if (
      !(error instanceof BetterSqlite3.SqliteError) ||
      !["SQLITE_NOTADB", "SQLITE_CORRUPT"].includes(error.code)
    )
      throw error;
    throw new ArchiveError("Its database is damaged", { cause: error });
  } finally {
    copy.close();
  }
  const db = connectSqlite(file);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
