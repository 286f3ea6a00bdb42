import { createRow, deleteRow, insertRow, updateRow } from "#server/content-rows.ts";
import type { Session } from "#server/http/session-check.ts";
import type { StagedFile } from "#server/media/staging.ts";
import type { Services } from "#server/services.ts";
import type { GalleryItemForm, GalleryItemUpdate } from "./gallery.schema.ts";

const gallery = { table: "gallery_items", noun: "gallery item" } as const;

export const createGalleryItem = (
  services: Services,
  who: Session,
  form: GalleryItemForm,
  file: StagedFile,
) =>
  createRow<{ id: number }, never>(services, who, gallery, file, async (trx, now) => {
    const file_type = file.kind === "video" ? ("video" as const) : ("image" as const);
    const after = { ...form, file_type, file_url: file.path, uploaded_at: now.toISOString() };
    return { made: await insertRow(trx, "gallery_items", after), after };
  });

/**
 * Changes an item's texts.
 * @returns whether there is such an item
 */
export async function updateGalleryItem(
  services: Services,
  who: Session,
  { id, ...texts }: GalleryItemUpdate,
): Promise<boolean> {
  const result = await updateRow(services, who, gallery, { id, change: () => ({ columns: texts }) });
  return !("fault" in result);
}

/** @returns whether there was such an item */
export const deleteGalleryItem = (services: Services, who: Session, id: number): Promise<boolean> =>
  deleteRow(services, who, gallery, id);
