import { isReferencedMedia } from "#server/db/media-columns.ts";
import type { Deps } from "#server/deps.ts";
import { readStoredPath } from "./media.ts";
import { bringBackMedia, filesOf, quarantine } from "./quarantine.ts";
import { notOurs, storageOwner } from "./storage-mark.ts";

/**
 * Moves stored files that no row names any more into quarantine. Call it after the commit: the save has succeeded by
 * then, so a failure is only logged, and the next sweep tries again. In a storage that is not this database's own they
 * stay where they are.
 * @param paths as rows keep them; an address that is not an upload of ours is left alone
 */
export async function removeUnusedMedia(
  { db, env, media, log, clock, features }: Pick<Deps, "db" | "env" | "media" | "log" | "clock" | "features">,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    try {
      const file = readStoredPath(path);
      if (!file || (await isReferencedMedia(db, features, path))) continue;
      const owner = await storageOwner({ db, env, media });
      if (owner !== "ours") return log.warn(notOurs(owner));
      for (const name of filesOf(file.name)) await quarantine(media, file.folder, name, clock.now());
      // Somebody may have brought back what names it between the question and the move.
      if (await isReferencedMedia(db, features, path)) await bringBackMedia({ media }, [path]);
      else await db.deleteFrom("pictures").where("path", "=", path).execute();
    } catch (error) {
      log.error({ err: error, path }, "an unused file could not be removed");
    }
  }
}
