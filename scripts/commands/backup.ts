import { existsSync } from "node:fs";
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { sizeText } from "#app/features/staff/system/system-words.ts";
import { readPublicKeys } from "#server/backup/age-keys.ts";
import { hasRoom, spareBytes } from "#server/backup/backups.ts";
import { encrypt } from "#server/backup/encryption.ts";
import { takeSnapshot } from "#server/backup/snapshot.ts";
import { writeArchive } from "#server/backup/write-archive.ts";
import { commandLine } from "#server/command-line.ts";
import { openMedia } from "#server/create-deps.ts";
import { recordRun } from "#server/db/maintenance-runs.ts";
import { type Env, readEnv } from "#server/env.ts";
import { databaseBytes } from "#server/metrics/server-state.ts";
import { CommandError, openDatabase, readOptions, removeOnSignal, requireFile } from "./command.ts";
import { explained } from "./explain.ts";
import { moveIntoPlace } from "./place.ts";
import { type Progress, showProgress } from "./progress.ts";

const defaultKept = 14;
/** What this command makes, with the moment in UTC; what else lies in the folder is never touched. */
const ownName = /^umeed-backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(?:\.age)?$/;
const copyPrefix = "backup-copy-";
/** What a killed run has left is removed by one that begins so much later. */
const leftoverMs = 24 * 60 * 60_000;

/**
 * `backup`: one archive of the database of this moment and of all uploads (decision 064), beside a running server.
 * `--to` names the folder (default `backups` beside the data folder), `--keep` how many archives stay there (default 14, 0:
 * all), `--days` for how many days at most; the newest always stays. `--encrypt-to` names a file with public keys
 * (backup:keys). The archive has its name only when all of it is on the disk.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, {
    to: { type: "string" },
    keep: { type: "string" },
    days: { type: "string" },
    "encrypt-to": { type: "string" },
  });
  if (positionals[0])
    throw new CommandError(`backup takes no "${positionals[0]}": the folder is named by --to.`);
  const kept = readCount("--keep", values.keep) ?? defaultKept;
  const days = readCount("--days", values.days);
  const env = readEnv();
  return explained(async () => {
    const publicKeys =
      values["encrypt-to"] === undefined ? undefined : await readKeyFile(values["encrypt-to"]);
    const folder = await findFolder(env, values.to);
    const db = await openDatabase(env);
    const progress = showProgress();
    const startedAt = new Date();
    try {
      const name = await makeArchive({ env, db, folder, publicKeys, startedAt, progress });
      progress.end();
      const { size } = await stat(path.join(folder, name));
      const removed = await prune(folder, kept, days, startedAt);
      const seconds = ((Date.now() - startedAt.getTime()) / 1000).toFixed(1);
      const detail = `${sizeText(size)} in ${seconds} s${publicKeys ? ", encrypted" : ""}${removed ? `; ${removed} old ones removed` : ""}.`;
      await recordRun(db, { name: "backup", endedAt: new Date(), succeeded: true, detail });
      console.log(`${path.join(folder, name)}: ${detail}`);
      return 0;
    } catch (error) {
      progress.end();
      const detail = "It was not finished.";
      await recordRun(db, { name: "backup", endedAt: new Date(), succeeded: false, detail });
      throw error;
    } finally {
      await db.destroy();
    }
  });
}

type Work = {
  env: Env;
  db: Awaited<ReturnType<typeof openDatabase>>;
  folder: string;
  publicKeys: Buffer[] | undefined;
  startedAt: Date;
  progress: Progress;
};

/** @returns the archive's name in the folder */
async function makeArchive({ env, db, folder, publicKeys, startedAt, progress }: Work): Promise<string> {
  const name = `umeed-backup-${startedAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar${publicKeys ? ".age" : ""}`;
  const part = path.join(folder, `${name}.part`);
  if (existsSync(path.join(folder, name)) || existsSync(part))
    throw new CommandError(`${name} is being made already.`);
  await removeLeftovers(env.dataDir, (entry) => entry.startsWith(copyPrefix));
  await removeLeftovers(
    folder,
    (entry) => entry.endsWith(".part") && ownName.test(entry.slice(0, -".part".length)),
  );
  const needed = (await databaseBytes({ db, env })) + spareBytes;
  for (const disk of [env.dataDir, folder]) {
    if (!(await hasRoom(disk, needed)))
      throw new CommandError(`There is not enough room in ${disk}: ${sizeText(needed)} are needed.`);
  }
  // In the data folder, never beside the archive: the disk of backups may be one that is not to be trusted.
  const copies = await mkdtemp(path.join(env.dataDir, copyPrefix));
  const forget = removeOnSignal([copies, part]);
  try {
    progress.start("Database");
    const file = path.join(copies, "database.sqlite");
    const rows = await takeSnapshot({ db, env }, file, progress.rows);
    progress.start("Archive");
    const media = await openMedia(env);
    const archive = await writeArchive({ db, env, media }, { file, rows, madeAt: startedAt }, progress.file);
    const output = await open(part, "wx", 0o600);
    const stream = output.createWriteStream();
    if (publicKeys) await pipeline(encrypt(archive, publicKeys), stream);
    else await pipeline(archive, stream);
    await moveIntoPlace(part, path.join(folder, name));
    return name;
  } finally {
    await rm(part, { force: true });
    await rm(copies, { recursive: true, force: true });
    forget();
  }
}

function readCount(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^\d{1,5}$/.test(given)) return Number(given);
  throw new CommandError(`${option} is a whole number.`);
}

async function readKeyFile(file: string): Promise<Buffer[]> {
  const keys = readPublicKeys(await readFile(requireFile(file), "utf8"));
  if (keys) return keys;
  throw new CommandError(
    `${file} holds no public key: "${commandLine("backup:keys")}" makes one. It begins with age1.`,
  );
}

/** A folder that is asked for must be there: a disk that is not mounted would otherwise get its backups nowhere. */
async function findFolder({ dataDir }: Env, given: string | undefined): Promise<string> {
  const folder = path.resolve(given ?? path.join(path.dirname(dataDir), "backups"));
  if (given === undefined) await mkdir(folder, { recursive: true });
  const found = await stat(folder);
  if (!found.isDirectory()) throw new CommandError(`${folder} is no folder.`);
  return folder;
}

/** @returns how many archives were removed */
async function prune(folder: string, kept: number, days: number | undefined, now: Date): Promise<number> {
  const oldest = days === undefined ? undefined : new Date(now.getTime() - days * 24 * 60 * 60_000);
  const firstKept = oldest?.toISOString().slice(0, 19).replaceAll(":", "-") ?? "";
  // Their names sort by their moments.
  const names = (await readdir(folder))
    .filter((name) => ownName.test(name))
    .toSorted()
    .toReversed();
  const old = names.filter((name, at) => {
    if (at === 0) return false;
    return (kept > 0 && at >= kept) || name.slice("umeed-backup-".length) < firstKept;
  });
  for (const name of old) await rm(path.join(folder, name));
  return old.length;
}

async function removeLeftovers(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(isOurs)) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (Date.now() - mtimeMs > leftoverMs)
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
