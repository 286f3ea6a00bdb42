import { createRow, deleteRow, insertRow, updateRow } from "#server/content-rows.ts";
import type { Session } from "#server/http/session-check.ts";
import { type StagedFile, together } from "#server/media/staging.ts";
import type { Services } from "#server/services.ts";
import type { GalleryItemForm, GalleryItemUpdate } from "./gallery.schema.ts";

const gallery = { table: "gallery_items", noun: "gallery item" } as const;

/** @param captions of a film @returns a fault when they came with a picture */
export async function createGalleryItem(
  services: Services,
  who: Session,
  form: GalleryItemForm,
  { file, captions }: { file: StagedFile; captions?: StagedFile },
): Promise<{ id: number } | { fault: "no video" }> {
  if (captions && file.kind !== "video") return { fault: "no video" };
  return createRow<{ id: number }, never>(
    services,
    who,
    gallery,
    together(file, captions),
    async (trx, now) => {
      const file_type = file.kind === "video" ? ("video" as const) : ("image" as const);
      const stored = { file_type, file_url: file.path, captions_url: captions?.path ?? null };
      const after = { ...form, ...stored, uploaded_at: now.toISOString() };
      return { made: await insertRow(trx, "gallery_items", after), after };
    },
  );
}

type UpdateFault = "missing" | "stale" | "no video";

/**
 * Changes an item's texts, and a film's captions when there are others.
 * @returns why nothing was written, undefined after a save
 */
export async function updateGalleryItem(
  services: Services,
  who: Session,
  { id, version, remove_captions, ...texts }: GalleryItemUpdate,
  captions: StagedFile | undefined,
): Promise<UpdateFault | undefined> {
  const result = await updateRow<"gallery_items", { fault: UpdateFault }>(services, who, gallery, {
    ...{ id, version, file: captions },
    change: (current) => {
      if (captions && current.file_type !== "video") return { fault: "no video" };
      const kept = remove_captions ? null : current.captions_url;
      return { columns: { ...texts, captions_url: captions?.path ?? kept } };
    },
  });
  return "fault" in result ? result.fault : undefined;
}

/** @returns whether there was such an item */
export const deleteGalleryItem = (services: Services, who: Session, id: number): Promise<boolean> =>
  deleteRow(services, who, gallery, id);
