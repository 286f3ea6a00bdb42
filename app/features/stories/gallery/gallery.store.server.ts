import { listRows } from "#app/rows/rows-list.server.ts";
import type { Db } from "#server/db/connect.ts";
import { gallery } from "./gallery.rows.ts";
import type { GalleryItem } from "./gallery.schema.ts";

type ItemList = { section?: string; limit: number; cursor?: number; id?: number };

/** Items, newest first. @param list.section of this section alone */
export async function listGalleryItems(
  db: Db,
  { section, ...query }: ItemList,
): Promise<{ items: GalleryItem[]; next?: number }> {
  const { rows, next } = await listRows(db, gallery, query, {
    also: ["file_type", "uploaded_at"],
    where: (where) => where.and(section === undefined ? [] : [where("section", "=", section)]),
  });
  return { items: rows, next };
}

/** An item, and the numbers of its neighbours in a section (of all items without one). Undefined when there is none. */
export async function findGalleryItem(
  db: Db,
  id: number,
  section?: string,
): Promise<{ item: GalleryItem; newer?: number; older?: number } | undefined> {
  const {
    items: [item],
  } = await listGalleryItems(db, { limit: 1, id });
  if (!item) return undefined;
  const [newer, older] = await Promise.all([
    findNewerItem(db, id, section),
    listGalleryItems(db, { section, limit: 1, cursor: id }),
  ]);
  return { item, newer, older: older.items[0]?.id };
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
