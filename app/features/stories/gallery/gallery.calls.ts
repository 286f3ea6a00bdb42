import { calls, publicCalls, staffCalls } from "#app/contract/define-calls.ts";
import type { createdReply, rowRemoval } from "#app/rows/row-schemas.ts";
import type * as gallery from "./gallery.schema.ts";

const { get } = publicCalls;
const { post, put, remove } = staffCalls("gallery:write");

export const galleryCalls = calls({
  listGalleryItems: get<{
    query: typeof gallery.listGalleryItemsQuery;
    reply: typeof gallery.listGalleryItemsReply;
  }>("api_get_gallery_items.php", "Gallery items, newest first, and the sections of all"),
  createGalleryItem: post<{
    body: typeof gallery.newGalleryItem;
    files: "media" | "captions";
    reply: typeof createdReply;
  }>("api_add_gallery_item.php", "Add a gallery item"),
  updateGalleryItem: put<{ body: typeof gallery.galleryItemUpdate; files: "captions" }>(
    "gallery",
    "Change the texts of a gallery item",
  ),
  deleteGalleryItem: remove<{ body: ReturnType<typeof rowRemoval> }>(
    "api_delete_gallery_item.php",
    "Delete a gallery item",
  ),
});
