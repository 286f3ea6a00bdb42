import { z } from "zod";
import { done } from "../../contract/reply-schemas.ts";

/* What the gallery's doors hand out. The types of gallery.types.ts are read off these. */

export const galleryItem = z.object({
  id: z.number().int(),
  title: z.string(),
  section: z.string(),
  file_type: z.enum(["image", "video"]),
  file_url: z
    .string()
    .describe("A path under the backend base (uploads/images/..., uploads/videos/...) or an address"),
  alt: z.string(),
  uploaded_at: z.string().describe("UTC, ISO 8601"),
});

export const listGalleryItemsReply = done({
  items: z.array(galleryItem).describe("Newest first"),
  sections: z.array(z.string()).describe("Of all items, whatever was asked for"),
});
export const createGalleryItemReply = done({ id: z.number().int() });
