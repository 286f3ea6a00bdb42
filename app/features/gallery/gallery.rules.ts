import { z } from "zod";
import { mostId, rowId, whole, word } from "../../lib/list-rules.ts";
import { optionalText, requiredText } from "../../lib/text-rules.ts";
import { galleryMessages, mostItemsACall } from "./gallery.constants.ts";

/** The texts of an upload. That a file came with them is checked where files arrive. */
export const galleryItemForm = z.object({
  title: requiredText(galleryMessages.titleMissing, { label: "The title", most: 200 }),
  section: requiredText(galleryMessages.sectionMissing, { label: "The section", most: 60 }),
  alt: optionalText({ label: "The description", most: 300 }),
});
export type GalleryItemForm = z.infer<typeof galleryItemForm>;

export const galleryItemRemoval = z.object({ id: rowId(galleryMessages.badId) });

export const listGalleryItemsQuery = z.object({
  section: word(galleryMessages.badQuery).optional(),
  limit: whole(galleryMessages.badQuery, 1, mostItemsACall).optional(),
  /** The id of the last item of the page before, from its X-Next-Cursor header. */
  cursor: whole(galleryMessages.badQuery, 1, mostId).optional(),
});
