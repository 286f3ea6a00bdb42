import type { StagedFile } from "#server/media/staging.ts";

/* The picture or film of a row, and a film's captions. */

export type MediumKind = "image" | "video";

/** What came with a form: a file, or a picture of the library in its place; captions, or their removal. */
export type SentMedium = {
  file?: Pick<StagedFile, "kind" | "path">;
  captions?: Pick<StagedFile, "path">;
  picture_path?: string;
  remove_captions?: boolean;
};

export type StoredMedium = { kind: MediumKind; path: string; captions: string | null };

/** What a row shows after a save. @param before what it shows now; undefined for a new row */
export function mediumAfter(
  { file, captions, picture_path, remove_captions }: SentMedium,
  before: StoredMedium | undefined,
): StoredMedium | { fault: "no file" | "no video" } {
  const path = file?.path ?? picture_path;
  // Another film has other captions.
  const medium =
    path === undefined
      ? before && { ...before, captions: remove_captions ? null : before.captions }
      : { kind: file?.kind === "video" ? ("video" as const) : ("image" as const), path, captions: null };
  if (!medium) return { fault: "no file" };
  if (!captions) return medium;
  return medium.kind === "video" ? { ...medium, captions: captions.path } : { fault: "no video" };
}
