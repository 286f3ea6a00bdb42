import { isReferenced } from "#server/db/referenced-media.ts";
import type { Services } from "#server/services.ts";
import { removeStored } from "./staging.ts";

/**
 * Removes a stored file if no row references it any more. Call it after the commit: a failure is only logged,
 * and removeUnreferencedFiles tries again at the next start.
 * @param path as in the rows; paths that are not uploads are ignored
 */
export async function removeIfUnused(
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
