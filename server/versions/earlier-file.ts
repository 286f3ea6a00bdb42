import { versionMessages } from "#app/contract/versions.ts";
import type { Deps } from "#server/deps.ts";
import { bringBackMedia, missingMedia } from "#server/media/bring-back.ts";

/**
 * The file of an earlier version, back from quarantine, where a replaced file waits for 30 days. After that the version
 * comes back with the file that shows now.
 * @param path as the version has it; null: it had none
 */
export async function earlierFile<Path extends string | null>(
  deps: Pick<Deps, "media">,
  path: Path,
  current: Path,
): Promise<{ path: Path; note?: string }> {
  if (path === null || path === current) return { path };
  await bringBackMedia(deps, [path]);
  const missing = await missingMedia(deps, [path]);
  return missing.length > 0 ? { path: current, note: versionMessages.fileGone } : { path };
}
