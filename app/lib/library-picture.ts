import { z } from "zod";

export const libraryPictureMessages = {
  missing: "This picture is no longer in the library. Choose another one, or upload it.",
} as const;

/** A field that names a picture of the library in the place of a file, by its path. A file that is sent too goes before it. */
export const libraryPicture = z
  .string(libraryPictureMessages.missing)
  .max(200, libraryPictureMessages.missing)
  .nullish()
  .transform((path) => path?.trim() || undefined)
  .describe("A picture of the library in place of a file: its path (uploads/images/...)")
  .optional();
