import { withUrdu } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import type { GalleryItem } from "./gallery.schema.ts";

const columns = [
  "id",
  "title",
  "title_ur",
  "section",
  "section_ur",
  "file_type",
  "file_url",
  "alt",
  "alt_ur",
  "captions_url",
  "uploaded_at",
  "version",
] as const;

/**
 * Items, newest first. Numbers go up with time, so their order is the order of the uploads.
 * @param list.cursor the number of the last item of the page before
 */
export async function listGalleryItems(
  db: Db,
  { section, limit, cursor, id }: { section?: string; limit: number; cursor?: number; id?: number },
): Promise<{ items: GalleryItem[]; next?: number }> {
  let query = db.selectFrom("gallery_items").select(columns);
  if (id !== undefined) query = query.where("id", "=", id);
  if (section !== undefined) query = query.where("section", "=", section);
  if (cursor !== undefined) query = query.where("id", "<", cursor);
  // One more than asked for shows whether there is a page beyond.
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(withUrdu);
  return { items, next: rows.length > limit ? items.at(-1)?.id : undefined };
}

/** An item, and the numbers of its neighbours in a section (of all items without one). Undefined when there is none. */
export async function findGalleryItem(
  db: Db,
  id: number,
  section?: string,
): Promise<{ item: GalleryItem; newer?: number; older?: number } | undefined> {
  const item = await db.selectFrom("gallery_items").select(columns).where("id", "=", id).executeTakeFirst();
  if (!item) return undefined;
  const [newer, older] = await Promise.all([
    findNewerItem(db, id, section),
    listGalleryItems(db, { section, limit: 1, cursor: id }),
  ]);
  return { item: withUrdu(item), newer, older: older.items[0]?.id };
}

/** The number of the item just before this one in the list, undefined for the newest. */
export async function findNewerItem(db: Db, id: number, section?: string): Promise<number | undefined> {
  let query = db.selectFrom("gallery_items").select("id").where("id", ">", id);
  if (section !== undefined) query = query.where("section", "=", section);
  return (await query.orderBy("id").limit(1).executeTakeFirst())?.id;
}

export type GallerySection = { section: string; section_ur: string; count: number };

/** Every section that has an item, by name, with how many it has. */
export async function listGallerySections(db: Db): Promise<GallerySection[]> {
  const rows = await db
    .selectFrom("gallery_items")
    .select(({ fn }) => ["section", fn.max("section_ur").as("section_ur"), fn.countAll<number>().as("count")])
    .groupBy("section")
    .orderBy("section")
    .execute();
  // PostgreSQL gives counts as text.
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
