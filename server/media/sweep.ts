import path from "node:path";
import { commandLine } from "#server/command-line.ts";
import { listReferencedMedia } from "#server/db/media-columns.ts";
import type { Deps } from "#server/deps.ts";
import { eraseNotedMedia } from "./erase.ts";
import { type Media, type MediaFolder, mediaFolders, readStoredPath } from "./media.ts";
import {
  bringBack,
  deleteQuarantined,
  filesOf,
  hasWaited,
  listQuarantine,
  quarantine,
} from "./quarantine.ts";
import { notOurs, storageOwner } from "./storage-mark.ts";

/** Newer files may belong to an unfinished save of another process. */
const minAgeMs = 10 * 60_000;
/** The share of all files that one sweep may move into quarantine. */
const maxShare = 0.1;
/** What has waited in quarantine was moved there within that share, or by a person: so many go a day, however few files there are. */
const deletedAtLeast = 20;

/** What a storage holds, compared with what the rows name. */
export type StorageSurvey = {
  /** How many files there are, beside those in quarantine. */
  stored: number;
  /** How many of the files that rows name are there, with their variants. */
  named: number;
  /** The files that rows name and that are neither there nor in quarantine. Variants are not counted. */
  missing: number;
  /** The files that no row names. */
  unnamed: { folder: MediaFolder; name: string }[];
  quarantined: number;
};

export type Swept = {
  /** Files that a row names again, back from quarantine. */
  returned: number;
  /** Files that no row names, moved into quarantine. */
  moved: number;
  /** Files that no row names and that stay, because they are too many to be removed unasked. */
  held: number;
  /** Files that have waited in quarantine, deleted for good. */
  deleted: number;
};

/** @param referenced paths or bare names as in the rows */
export async function surveyStorage(
  media: Media,
  referenced: readonly string[],
  now: Date,
): Promise<StorageSurvey> {
  const names = namesIn(referenced);
  // An address elsewhere is no file of ours.
  const missing = new Set(
    referenced
      .filter((each) => !each.includes("/") || readStoredPath(each))
      .map((each) => path.posix.basename(each)),
  );
  const survey: StorageSurvey = { stored: 0, named: 0, missing: 0, unnamed: [], quarantined: 0 };
  for (const folder of mediaFolders) {
    for (const { name, modified } of await media.list(folder)) {
      survey.stored += 1;
      missing.delete(name);
      if (names.has(name)) survey.named += 1;
      else if (now.getTime() - modified.getTime() >= minAgeMs) survey.unnamed.push({ folder, name });
    }
  }
  const waiting = await listQuarantine(media);
  for (const { name } of waiting) missing.delete(name);
  return { ...survey, missing: missing.size, quarantined: waiting.length };
}

/**
 * Brings back from quarantine what a row names again, moves what no row names into quarantine, and deletes for good
 * what has waited there. The first is done in any storage, the others only in one that is `ours`.
 * @param referenced paths or bare names as in the rows
 * @param bounded moves nothing when it would be more than a tenth of all files: a wrong database names next to none. Of
 *   what has waited it deletes as many, or 20 where that is more
 */
export async function sweepMedia(
  media: Media,
  referenced: readonly string[],
  now: Date,
  { ours, bounded }: { ours: boolean; bounded: boolean },
): Promise<Swept> {
  const swept: Swept = { returned: 0, moved: 0, held: 0, deleted: 0 };
  const names = namesIn(referenced);
  const waiting = await listQuarantine(media);
  for (const file of waiting.filter(({ name }) => names.has(name))) {
    await bringBack(media, file);
    swept.returned += 1;
  }
  if (!ours) return swept;
  const { stored, unnamed } = await surveyStorage(media, referenced, now);
  const most = bounded ? Math.floor(stored * maxShare) : Number.POSITIVE_INFINITY;
  if (unnamed.length > most) swept.held = unnamed.length;
  else {
    for (const { folder, name } of unnamed) await quarantine(media, folder, name, now);
    swept.moved = unnamed.length;
  }
  const waited = waiting.filter((file) => !names.has(file.name) && hasWaited(file, now));
  for (const file of waited.slice(0, Math.max(most, deletedAtLeast))) {
    await deleteQuarantined(media, file);
    swept.deleted += 1;
  }
  return swept;
}

/**
 * The daily look after the storage: the leftovers of a crash between a file and its row go, through quarantine, and
 * what was erased goes at once. A storage that another database has marked, or nobody, loses nothing (SYSTEM-05).
 */
export async function sweepStorage(
  deps: Pick<Deps, "db" | "env" | "media" | "log" | "clock" | "features">,
  { bounded = true }: { bounded?: boolean } = {},
): Promise<Swept> {
  const { db, media, log, clock, features } = deps;
  const owner = await storageOwner(deps);
  if (owner !== "ours") log.warn(notOurs(owner));
  const referenced = await listReferencedMedia(db, features);
  const swept = await sweepMedia(media, referenced, clock.now(), { ours: owner === "ours", bounded });
  if (swept.held > 0) {
    log.warn(
      `${swept.held} uploads that no row names stay, because they are many: \`${commandLine("media:clean")}\` removes them`,
    );
  }
  if (swept.returned + swept.moved + swept.deleted > 0) log.info(swept, "uploads tidied");
  if (owner === "ours") await eraseNotedMedia(deps);
  return swept;
}

function namesIn(referenced: readonly string[]): Set<string> {
  return new Set(referenced.flatMap((each) => filesOf(path.posix.basename(each))));
}
