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
 * @returns why nothing was written, undefined after a save
 */
export async function updateGalleryItem(
  services: Services,
  who: Session,
  { id, version, ...texts }: GalleryItemUpdate,
): Promise<"missing" | "stale" | undefined> {
  const result = await updateRow<"gallery_items", never>(services, who, gallery, {
    ...{ id, version },
    change: () => ({ columns: texts }),
  });
  return "fault" in result ? result.fault : undefined;
}

/** @returns whether there was such an item */
export const deleteGalleryItem = (services: Services, who: Session, id: number): Promise<boolean> =>
  deleteRow(services, who, gallery, id);
