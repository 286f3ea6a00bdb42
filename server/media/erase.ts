import type { Db } from "#server/db/connect.ts";
import { isReferencedMedia } from "#server/db/media-columns.ts";
import type { Deps } from "#server/deps.ts";
import { readStoredPath } from "./media.ts";
import { deleteQuarantined, filesOf, listQuarantine } from "./quarantine.ts";
import { notOurs, storageOwner } from "./storage-mark.ts";

/*
 * Files that a person has asked to be erased, or that we promised to delete: they do not wait in quarantine. What must
 * go is written down with the change that takes it from its row, so that it goes even if the storage fails now.
 */

/** Notes stored files that must go for good. Call it in the transaction of the change; after it `eraseNotedMedia`. */
export async function noteErasures(trx: Db, paths: readonly string[], now: Date): Promise<void> {
  for (const path of paths) {
    await trx
      .insertInto("media_erasures")
      .values({ path, asked_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Deletes what was noted, from its place and from quarantine. The change has succeeded by then, so a failure is only
 * logged: the note stays, and the next erasure or the daily sweep tries again. In a storage that is not this
 * database's own nothing goes: the file may be another's.
 */
export async function eraseNotedMedia({
  db,
  env,
  media,
  log,
  features,
}: Pick<Deps, "db" | "env" | "media" | "log" | "features">): Promise<void> {
  try {
    const noted = await db.selectFrom("media_erasures").select("path").execute();
    if (noted.length === 0) return;
    const owner = await storageOwner({ db, env, media });
    if (owner !== "ours")
      return log.error(`${noted.length} erased files are still stored; ${notOurs(owner)}`);
    const waiting = await listQuarantine(media);
    for (const { path } of noted) {
      const file = readStoredPath(path);
      if (file && !(await isReferencedMedia(db, features, path))) {
        const names = filesOf(file.name);
        for (const name of names) await media.remove(file.folder, name);
        for (const each of waiting) {
          if (each.folder === file.folder && names.includes(each.name)) await deleteQuarantined(media, each);
        }
      }
      await db.deleteFrom("media_erasures").where("path", "=", path).execute();
    }
  } catch (error) {
    log.error({ err: error }, "erased files could not be deleted");
  }
}
