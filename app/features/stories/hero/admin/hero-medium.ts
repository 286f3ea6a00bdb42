import type { FileChange } from "#app/dashboard/use-conflict.ts";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import {
  heroMessages,
  imageMaxBytes,
  imageTypes,
  videoMaxBytes,
  videoTypes,
} from "#app/features/stories/hero/hero-admin.messages.ts";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";
import { isVideo, type UploadRule } from "#app/lib/upload-rule.ts";

/* What a save does with a slide's picture or video. */

export type MediumKind = "image" | "video";

export const kindOf = (file: File): MediumKind => (isVideo(file) ? "video" : "image");

/** The kind of the new medium that a save brings; undefined without one. */
function newKind(change: FileChange): MediumKind | undefined {
  if (change.kind === "library") return "image";
  return change.kind === "chosen" ? kindOf(change.file) : undefined;
}

const storedMedia = (slide: HeroSlide | undefined): MediumKind[] => [
  ...(slide?.image_url ? (["image"] as const) : []),
  ...(slide?.video_url ? (["video"] as const) : []),
];

/** Which of the stored media the save takes away. A new medium takes the place of whatever there was. */
export function removedMedia(slide: HeroSlide | undefined, change: FileChange): MediumKind[] {
  if (change.kind === "unchanged") return [];
  return storedMedia(slide).filter((kind) => newKind(change) !== kind);
}

/** The media chosen or kept, as the slide shows them. @param fileUrl the chosen file's object URL */
export function shownMedia(slide: HeroSlide | undefined, change: FileChange, fileUrl: string | undefined) {
  const shown = (kind: MediumKind, path: string | null | undefined) => {
    if (change.kind === "chosen") return kindOf(change.file) === kind ? (fileUrl ?? null) : null;
    if (change.kind === "library") return kind === "image" ? change.picture.path : null;
    return change.kind === "removed" ? null : (path ?? null);
  };
  return { image_url: shown("image", slide?.image_url), video_url: shown("video", slide?.video_url) };
}

/** What the browser can tell of a file before it is sent, in the words of HERO-10. */
export const mediumRules: Record<MediumKind, UploadRule> = {
  image: {
    types: imageTypes,
    maxBytes: imageMaxBytes,
    texts: { type: heroMessages.imageType, size: heroMessages.imageSize },
  },
  video: {
    types: videoTypes,
    maxBytes: videoMaxBytes,
    texts: { type: heroMessages.videoType, size: heroMessages.videoSize },
  },
};

/** Whether the browser can read the file: a picture is decoded, of a video the first bytes are read. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    if (kindOf(file) === "image") (await createImageBitmap(file)).close();
    else await file.slice(0, 64).arrayBuffer();
    return file.size > 0;
  } catch {
    // A broken picture, or a file that is gone from the disk or the phone's cloud.
    return false;
  }
}

/** The chooser that a refusal of the server speaks of. */
export function refusedKind(message: string | undefined): MediumKind | undefined {
  const { imageType, imageSize } = heroMessages;
  if (message === imageType || message === imageSize || message === libraryPictureMessages.missing)
    return "image";
  return message === heroMessages.videoType || message === heroMessages.videoSize ? "video" : undefined;
}
