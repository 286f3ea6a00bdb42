import type { Selectable } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { GalleryItemsTable } from "#server/db/schema.ts";
import type { GalleryItem } from "./gallery.schema.ts";

type GalleryItemsRow = Selectable<GalleryItemsTable>;
export type GalleryItemValues = Pick<
  GalleryItemsRow,
  "title" | "section" | "file_type" | "file_url" | "alt" | "uploaded_at"
>;

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

/** @param options.sample marks it as sample content, which one action of the dashboard removes */
export async function createGalleryItem(
  db: Db,
  values: GalleryItemValues,
  { sample = false }: { sample?: boolean } = {},
): Promise<{ id: number }> {
  return db
    .insertInto("gallery_items")
    .values({ ...values, is_sample: sample ? 1 : 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** @returns the item as it was, undefined when there was none */
export async function deleteGalleryItem(db: Db, id: number): Promise<GalleryItemsRow | undefined> {
  return db.deleteFrom("gallery_items").where("id", "=", id).returningAll().executeTakeFirst();
}
