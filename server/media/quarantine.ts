import { parsePictureName, variantName } from "#app/lib/picture.ts";
import type { Deps } from "#server/deps.ts";
import { type Media, type MediaFolder, mediaFolders, quarantineOf, readStoredPath } from "./media.ts";

/*
 * A removed file waits in quarantine before it is gone for good. Its name there begins with the day (UTC) on which it
 * was moved: 2026-11-23.<name>.
 */

/** A file stays in quarantine for so many whole days. */
const quarantineDays = 30;
const dayMs = 24 * 60 * 60_000;

export type QuarantinedFile = { folder: MediaFolder; name: string; day: string };

const waitingName = ({ name, day }: Pick<QuarantinedFile, "name" | "day">) => `${day}.${name}`;
const waitingPlace = (file: QuarantinedFile) => ({
  folder: quarantineOf[file.folder],
  name: waitingName(file),
});

export async function quarantine(media: Media, folder: MediaFolder, name: string, now: Date): Promise<void> {
  const file = { folder, name, day: now.toISOString().slice(0, 10) };
  await media.move({ folder, name }, waitingPlace(file));
}

/** Everything in quarantine, those that have waited longest first. */
export async function listQuarantine(media: Media): Promise<QuarantinedFile[]> {
  const files: QuarantinedFile[] = [];
  for (const folder of mediaFolders) {
    for (const waiting of await media.list(quarantineOf[folder])) {
      const [, day, name] = /^(\d{4}-\d\d-\d\d)\.(.+)$/.exec(waiting.name) ?? [];
      if (day && name) files.push({ folder, name, day });
    }
  }
  return files.sort((a, b) => a.day.localeCompare(b.day));
}

/** Whether a file has waited long enough to go for good. */
export const hasWaited = ({ day }: QuarantinedFile, now: Date): boolean =>
  now.getTime() - Date.parse(day) >= (quarantineDays + 1) * dayMs;

export async function bringBack(media: Media, file: QuarantinedFile): Promise<void> {
  await media.move(waitingPlace(file), { folder: file.folder, name: file.name });
}

export async function deleteQuarantined(media: Media, file: QuarantinedFile): Promise<void> {
  const { folder, name } = waitingPlace(file);
  await media.remove(folder, name);
}

/** A stored file's name and the names of its variants. */
export function filesOf(name: string): string[] {
  const picture = parsePictureName(name);
  if (!picture) return [name];
  const lighter = picture.widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) => variantName(picture.stem, width, format)),
  );
  return [name, ...lighter];
}

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
