import { isReferencedMedia } from "#server/db/media-columns.ts";
import type { Services } from "#server/services.ts";
import { removeStored } from "./staging.ts";

/**
 * Removes stored files that no row names any more. Call it after the commit: the save has succeeded by then, so a
 * failure is only logged, and the sweep at the next start tries again.
 * @param paths as rows keep them; an address that is not an upload of ours is left alone
 */
export async function removeUnusedMedia(
  { db, media, log, features }: Pick<Services, "db" | "media" | "log" | "features">,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    try {
      if (!(await isReferencedMedia(db, features, path))) await removeStored(media, path);
    } catch (error) {
      log.error({ err: error, path }, "an unused file could not be removed");
    }
  }
}
