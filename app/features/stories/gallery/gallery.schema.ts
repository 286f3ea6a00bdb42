import { z } from "zod";
import { done, inUrdu, savedVersion } from "#app/contract/reply-schemas.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { libraryPicture } from "#app/lib/library-picture.ts";
import { integer, maxId, openedVersion, rowId, searchTerm } from "#app/lib/list-rules.ts";
import { optionalText, requiredText, urduText } from "#app/lib/text-rules.ts";
import { maxItemsPerCall } from "./gallery.messages.ts";
import { galleryMessages } from "./gallery-admin.messages.ts";

const limits = {
  title: { label: "The title", max: 200 },
  section: { label: "The section", max: 60 },
  alt: { label: "The description", max: 300 },
};

/** The text fields of an upload. */
export const galleryItemForm = z.object({
  title: requiredText(galleryMessages.titleMissing, limits.title),
  title_ur: urduText(limits.title),
  section: requiredText(galleryMessages.sectionMissing, limits.section),
  section_ur: urduText(limits.section),
  alt: optionalText(limits.alt),
  alt_ur: urduText(limits.alt),
});
export type GalleryItemForm = z.infer<typeof galleryItemForm>;

/** A file comes with it, or it names a picture of the library. */
export const newGalleryItem = galleryItemForm.extend({ picture_path: libraryPicture });

const id = rowId(galleryMessages.badId);

/** Overwrites an item's texts; its file stays, and its captions unless others come or they are removed. */
export const galleryItemUpdate = galleryItemForm.extend({
  id,
  version: openedVersion,
  remove_captions: booleanField(galleryMessages.removeCaptions),
});
export type GalleryItemUpdate = z.infer<typeof galleryItemUpdate>;

export const galleryItemRemoval = z.object({ id });

export const listGalleryItemsQuery = z.object({
  section: searchTerm(galleryMessages.badQuery).optional(),
  limit: integer(galleryMessages.badQuery, 1, maxItemsPerCall).optional(),
  /** The id of the last item on the page before, from its X-Next-Cursor header. */
  cursor: integer(galleryMessages.badQuery, 1, maxId).optional(),
  /** Only this item. */
  id: rowId(galleryMessages.badQuery).optional(),
});

/* The replies of the gallery's endpoints, and their types. */

export const galleryItem = z.object({
  id: z.number().int(),
  title: z.string(),
  title_ur: inUrdu,
  section: z.string(),
  section_ur: inUrdu,
  file_type: z.enum(["image", "video"]),
  file_url: z
    .string()
    .describe("A path under the backend base (uploads/images/..., uploads/videos/...) or an address"),
  alt: z.string(),
  alt_ur: inUrdu,
  captions_url: z
    .string()
    .nullable()
    .describe("Of a film: the path of its captions (uploads/captions/...), if any"),
  uploaded_at: z.string().describe("UTC, ISO 8601"),
  version: savedVersion,
});

export const listGalleryItemsReply = done({
  items: z.array(galleryItem).describe("Newest first"),
  sections: z.array(z.string()).describe("Of all items, whatever was asked for"),
  sections_ur: z.record(z.string(), z.string()).describe("The Urdu names of those sections that have one"),
  total: z.number().int().describe("How many items there are, in the section if one was asked for"),
});
export const createGalleryItemReply = done({ id: z.number().int() });

/* Types only, so that public pages load no zod. */

export type GalleryItem = z.infer<typeof galleryItem>;
