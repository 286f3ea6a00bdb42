import type { z } from "zod";
import { sentCaptions } from "#app/dashboard/captions-field.tsx";
import { type FileChange, libraryPath } from "#app/dashboard/use-conflict.ts";
import type { Ad, AdForm, adForm } from "#app/features/stories/ads/ads.schema.ts";
import {
  imageMaxBytes,
  imageTypes,
  adMessages as messages,
  videoMaxBytes,
  videoTypes,
} from "#app/features/stories/ads/ads-admin.messages.ts";
import type { UploadRule } from "#app/lib/upload-rule.ts";

/* What the form of an ad holds and sends. */

export type AdInput = z.input<typeof adForm>;
export type MediaType = Ad["media_type"];

/** Every field has a value here: the form's inputs hold texts. A new ad is for visitors at once. */
export const valuesOf = (ad: Ad | undefined): AdInput => ({
  title: ad?.title ?? "",
  title_ur: ad?.title_ur ?? "",
  description: ad?.description ?? "",
  description_ur: ad?.description_ur ?? "",
  media_type: ad?.media_type ?? "image",
  start_date: ad?.start_date ?? "",
  end_date: ad?.end_date ?? "",
  is_active: ad ? ad.is_active === 1 : true,
});

export const fieldLabels = {
  title: "Title",
  title_ur: "Title in Urdu",
  description: "Description",
  description_ur: "Description in Urdu",
  media_type: "Media type",
  start_date: "Start date",
  end_date: "End date",
  is_active: "Activated",
} as const;

/** What a save sends. */
export const sentAd = (
  { start_date, end_date, is_active, ...texts }: AdForm,
  change: FileChange,
  captions: FileChange,
) => ({
  body: {
    ...texts,
    start_date: start_date ?? "",
    end_date: end_date ?? "",
    is_active: is_active ? ("1" as const) : ("0" as const),
    picture_path: libraryPath(change),
  },
  files: {
    media_file: change.kind === "chosen" ? change.file : undefined,
    ...(texts.media_type === "video" ? sentCaptions(captions).files : {}),
  },
});

/** Which files each media type takes, and how the form says so: AD-09, AD-12. */
export const mediaRules: Record<MediaType, UploadRule & { hint: string }> = {
  image: {
    types: imageTypes,
    maxBytes: imageMaxBytes,
    texts: { type: messages.fileType, size: messages.imageSize },
    hint: "JPG, PNG, GIF, WEBP, max 5MB.",
  },
  video: {
    types: videoTypes,
    maxBytes: videoMaxBytes,
    texts: { type: messages.fileType, size: messages.videoSize },
    hint: "MP4, WEBM, OGG, max 50MB.",
  },
};

/** What the server says of the file. */
const fileMessages: readonly string[] = [
  messages.fileMissing,
  messages.fileType,
  messages.imageSize,
  messages.videoSize,
  messages.otherMedia,
  messages.needsFile,
];

/** The refusal, if it speaks of the file. */
export const fileRefusal = (message: string | undefined) =>
  message && fileMessages.includes(message) ? message : undefined;
