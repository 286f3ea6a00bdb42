import { isReferenced } from "#server/db/referenced-media.ts";
import type { Services } from "#server/services.ts";
import { removeStored } from "./staging.ts";

/**
 * Removes a stored file that no row names any more. Call it after the commit: the save has succeeded by then, so
 * a failure is only logged, and the sweep at the next start tries again.
 * @param path as rows keep it; an address that is not an upload of ours is left alone
 */
export async function dropUnused(
  { db, media, log }: Pick<Services, "db" | "media" | "log">,
  path: string | null,
): Promise<void> {
  if (!path) return;
  try {
    if (!(await isReferenced(db, path))) await removeStored(media, path);
  } catch (error) {
    log.error({ err: error, path }, "an unused file could not be removed");
  }
}
