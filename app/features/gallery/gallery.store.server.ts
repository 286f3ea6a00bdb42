import type { Db } from "#server/db/connect.ts";
import type { GalleryItem } from "./gallery.schema.ts";

/**
 * Items, newest first. Numbers go up with time, so their order is the order of the uploads.
 * @param list.cursor the number of the last item of the page before
 */
export async function listGalleryItems(
  db: Db,
  { section, limit, cursor }: { section?: string; limit: number; cursor?: number },
): Promise<{ items: GalleryItem[]; next?: number }> {
  let query = db
    .selectFrom("gallery_items")
    .select(["id", "title", "section", "file_type", "file_url", "alt", "uploaded_at"]);
  if (section !== undefined) query = query.where("section", "=", section);
  if (cursor !== undefined) query = query.where("id", "<", cursor);
  // One more than asked for tells whether there is a page beyond.
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? items.at(-1)?.id : undefined };
}

/** Every section that has an item, by name. */
export async function listGallerySections(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("gallery_items").select("section").distinct().orderBy("section").execute();
  return rows.map((row) => row.section);
}
