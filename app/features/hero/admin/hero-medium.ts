import type { UploadRule } from "#app/dashboard/upload-rule.ts";
import {
  heroMessages,
  imageMaxBytes,
  imageTypes,
  videoMaxBytes,
  videoTypes,
} from "#app/features/hero/hero.messages.ts";
import type { HeroSlide, HeroSlideEditor } from "#app/features/hero/hero.schema.ts";

/* What a save does with a slide's picture or video. */

export type MediumKind = "image" | "video";
export type ChosenMedium = { kind: MediumKind; file: File };

export type MediumChange = {
  /** The new medium, which takes the place of whatever the slide has. */
  chosen?: ChosenMedium;
  /** The stored media that the save takes away. */
  removed: MediumKind[];
};

/** What the slide has stored. */
export const storedMedia = (slide: HeroSlide | undefined): MediumKind[] => [
  ...(slide?.image_url ? (["image"] as const) : []),
  ...(slide?.video_url ? (["video"] as const) : []),
];

/** The media chosen or kept, as the slide shows them. @param fileUrl the chosen file's object URL */
export function shownMedia(slide: HeroSlide | undefined, change: MediumChange, fileUrl: string | undefined) {
  const kept = (kind: MediumKind, path: string | null | undefined) =>
    change.chosen || change.removed.includes(kind) ? null : (path ?? null);
  const chosen = (kind: MediumKind) => (change.chosen?.kind === kind ? (fileUrl ?? null) : null);
  return {
    image_url: chosen("image") ?? kept("image", slide?.image_url),
    video_url: chosen("video") ?? kept("video", slide?.video_url),
  };
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
export async function isReadable({ kind, file }: ChosenMedium): Promise<boolean> {
  try {
    if (kind === "image") (await createImageBitmap(file)).close();
    else await file.slice(0, 64).arrayBuffer();
    return file.size > 0;
  } catch {
    // A broken picture, or a file that is gone from the disk or the phone's cloud.
    return false;
  }
}

/** The multipart form of a save. @param slide the slide that is edited; of a new one undefined */
export function slideFormData(
  values: Partial<HeroSlideEditor>,
  { chosen, removed }: MediumChange,
  slide?: HeroSlide,
): FormData {
  const form = new FormData();
  if (slide) {
    form.set("id", String(slide.id));
    form.set("version", String(slide.version));
  }
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.set(name, typeof value === "boolean" ? (value ? "1" : "0") : String(value));
  }
  for (const kind of removed) form.set(`remove_${kind}`, "1");
  // Last, so that the server has all text fields before the file.
  if (chosen) form.set(chosen.kind, chosen.file);
  return form;
}
