import { z } from "zod";
import { serverMessages } from "#app/contract/replies.ts";
import { galleryItemForm } from "#app/features/stories/gallery/gallery.schema.ts";
import {
  imageTypes,
  mediaMaxBytes,
  galleryMessages as messages,
  videoTypes,
} from "#app/features/stories/gallery/gallery-admin.messages.ts";
import { canShrink } from "#app/lib/shrink-photo.ts";
import { type UploadRule, uploadFault } from "#app/lib/upload-rule.ts";

export const mediaRule: UploadRule = {
  types: [...imageTypes, ...videoTypes],
  maxBytes: mediaMaxBytes,
  texts: { type: messages.fileType, size: messages.fileSize },
};

/* Several files that are uploaded one after the other. */

/** chosen: nothing was sent yet. Done ones stay until the last file is through. */
export type BatchState = "chosen" | "waiting" | "shrinking" | "sending" | "done" | "failed" | "cancelled";

/** A file of an upload of several. */
export type BatchFile = {
  /** Its place among the files that were chosen, from 1: a part of its title, and its key. */
  number: number;
  file: File;
  state: BatchState;
  /** Why its upload failed. */
  fault?: string;
};

/** Whether a file is too large as it is, but can be made smaller before it is sent. */
export const shrinksFirst = (file: File) =>
  uploadFault(file, mediaRule) === mediaRule.texts.size && canShrink(file);

/**
 * The files that can be sent, and what is wrong with the others.
 * @param before the files that were chosen already
 */
export function batchOf(files: readonly File[], before: readonly BatchFile[]) {
  const faults: string[] = [];
  const batch = [...before];
  for (const file of files) {
    const fault = uploadFault(file, mediaRule);
    if (fault && !shrinksFirst(file)) faults.push(`${file.name}: ${fault}`);
    else batch.push({ number: (batch.at(-1)?.number ?? 0) + 1, file, state: "chosen" });
  }
  return { batch, faults };
}

/** The longest title that leaves room for a number. */
const maxBatchTitle = 190;

/** The texts that several files share. Without a title each is called like its file. */
export const batchForm = galleryItemForm.extend({
  title: z.string().max(maxBatchTitle, serverMessages.tooLong("The title", maxBatchTitle)).trim(),
});

/** "Eye camp 3"; without a common title the file's name, as words. */
export function batchTitle(common: string, { number, file }: Pick<BatchFile, "number" | "file">): string {
  if (common) return `${common} ${number}`;
  const words = file.name
    .replace(/\.[^.]*$/, "")
    .replace(/[-_\s]+/g, " ")
    .trim();
  return words.slice(0, maxBatchTitle) || `File ${number}`;
}
