import { z } from "zod";
import type { UploadRule } from "./upload-rule.ts";

export const libraryPictureMessages = {
  type: "Please select a valid image file (JPEG, PNG, GIF, WebP)",
  size: "Image size should be less than 5MB",
  missing: "This picture is no longer in the library. Choose another one, or upload it.",
} as const;

/** What the picture library takes. */
export const libraryRule: UploadRule = {
  types: ["image/jpeg", "image/png", "image/gif", "image/webp"],
  maxBytes: 5 * 1024 * 1024,
  texts: libraryPictureMessages,
};

/** A field that names a picture of the library in the place of a file, by its path. A file that is sent too goes before it. */
export const libraryPicture = z
  .string(libraryPictureMessages.missing)
  .max(200, libraryPictureMessages.missing)
  .nullish()
  .transform((path) => path?.trim() || undefined)
  .describe("A picture of the library in place of a file: its path (uploads/images/...)")
  .optional();
