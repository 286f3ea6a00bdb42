import { commandLine } from "#server/command-line.ts";
import { databaseMark } from "#server/db/database-mark.ts";
import type { Deps } from "#server/deps.ts";
import { storedFolders } from "./media.ts";

type Parts = Pick<Deps, "db" | "env" | "media" | "log">;

/** Whose the storage is. Only of one's own may files be removed (SYSTEM-05). */
export type StorageOwner = "ours" | "another" | "nobody";

/** Reads it anew each time: the mark may have been written by `npm run media:clean` or another process. */
export async function storageOwner({ db, env, media }: Omit<Parts, "log">): Promise<StorageOwner> {
  const mark = await media.readMark();
  if (mark === undefined) return "nobody";
  return mark === (await databaseMark(db, env)) ? "ours" : "another";
}

/** From then on files may be removed from the storage for this database, and for no other. */
export async function claimStorage({ db, env, media }: Omit<Parts, "log">): Promise<void> {
  await media.writeMark(await databaseMark(db, env));
}

/**
 * Claims a storage that nobody uses: the first start of a new installation. A storage with files and without a mark is
 * left alone, because they may be another database's. A failure is logged: without a mark nothing is removed.
 */
export async function claimEmptyStorage(deps: Parts): Promise<void> {
  const { media, log } = deps;
  try {
    if ((await media.readMark()) !== undefined) return;
    for (const folder of storedFolders) if ((await media.list(folder)).length > 0) return;
    await claimStorage(deps);
  } catch (error) {
    log.error({ err: error }, "the storage of uploads could not be marked");
  }
}

/** The line that the log gets when nothing is removed. */
export const notOurs = (owner: Exclude<StorageOwner, "ours">) =>
  `no upload is removed: the storage ${owner === "another" ? "is marked by another database" : "has no mark of this database"}; ` +
  `if it belongs to this one alone, run \`${commandLine("media:clean", "--claim")}\``;
