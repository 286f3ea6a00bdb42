import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as gallery from "./gallery.schema.ts";

const { get } = publicCalls;

export const galleryCalls = calls({
  listGalleryItems: get<{
    query: typeof gallery.listGalleryItemsQuery;
    reply: typeof gallery.listGalleryItemsReply;
  }>("api_get_gallery_items.php", "Gallery items, newest first, and the sections of all"),
});
