import type { Deps } from "#server/deps.ts";
import { readStoredPath } from "./media.ts";
import { bringBack, filesOf, listQuarantine } from "./quarantine.ts";

/** Puts stored files back from quarantine, with their variants: a row is to name them again. */
export async function bringBackMedia(
  { media }: Pick<Deps, "media">,
  paths: readonly string[],
): Promise<void> {
  const files = paths.flatMap((path) => readStoredPath(path) ?? []);
  if (files.length === 0) return;
  const wanted = new Set(
    files.flatMap(({ folder, name }) => filesOf(name).map((each) => `${folder}/${each}`)),
  );
  for (const waiting of await listQuarantine(media)) {
    if (wanted.has(`${waiting.folder}/${waiting.name}`)) await bringBack(media, waiting);
  }
}

/**
 * Those of the paths that no file of the storage has. A bare name stands for a file in either of two folders
 * (media-columns.ts): one of them is enough.
 */
export async function missingMedia(
  { media }: Pick<Deps, "media">,
  paths: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  const missing = new Map<string, string>();
  for (const path of paths) {
    const file = readStoredPath(path);
    if (!file) continue;
    if (await media.open(file.folder, file.name)) found.add(file.name);
    else missing.set(file.name, path);
  }
  return [...missing].filter(([name]) => !found.has(name)).map(([, path]) => path);
}
