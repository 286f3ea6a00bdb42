import { z } from "zod";
import { done, savedVersion } from "#app/contract/reply-schemas.ts";
import { searchTerm } from "#app/lib/call-rules.ts";
import { formShape, rowShape } from "#app/rows/field-schemas.ts";
import { captionsRemoval, openedRow, pictureOfLibrary, rowsQuery } from "#app/rows/row-schemas.ts";
import { gallery, galleryMessages as messages } from "./gallery.rows.ts";

/** The default page size of the list. */
export const maxItemsPerCall = 500;

/** The text fields of an upload. */
export const galleryItemForm = z.object(formShape(gallery.fields));
export type GalleryItemForm = z.infer<typeof galleryItemForm>;

/** A file comes with it, or it names a picture of the library. */
export const newGalleryItem = galleryItemForm.extend(pictureOfLibrary);

/** Overwrites an item's texts; its file stays, and its captions unless others come or they are removed. */
export const galleryItemUpdate = galleryItemForm.extend({
  ...openedRow(messages),
  ...captionsRemoval(messages),
});

export const listGalleryItemsQuery = z.object({
  section: searchTerm(messages.badQuery).optional(),
  ...rowsQuery(messages, maxItemsPerCall),
});

export const galleryItem = z.object({
  id: z.number().int(),
  ...rowShape(gallery.fields),
  file_type: z.enum(["image", "video"]),
  file_url: z
    .string()
    .describe("A path under the backend base (uploads/images/..., uploads/videos/...) or an address"),
  captions_url: z
    .string()
    .nullable()
    .describe("Of a film: the path of its captions (uploads/captions/...), if any"),
  uploaded_at: z.string().describe("UTC, ISO 8601"),
  version: savedVersion,
});
export type GalleryItem = z.infer<typeof galleryItem>;

export const listGalleryItemsReply = done({
  items: z.array(galleryItem).describe("Newest first"),
  sections: z.array(z.string()).describe("Of all items, whatever was asked for"),
  sections_ur: z.record(z.string(), z.string()).describe("The Urdu names of those sections that have one"),
  total: z.number().int().describe("How many items there are, in the section if one was asked for"),
});
