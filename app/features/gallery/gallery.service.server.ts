import type { Actor } from "#server/audit.ts";
import { createRow, deleteRow, insertRow, updateRow } from "#server/content-rows.ts";
import { type StagedFile, together } from "#server/media/staging.ts";
import type { Services } from "#server/services.ts";
import type { GalleryItemForm, GalleryItemUpdate } from "./gallery.schema.ts";

const gallery = { table: "gallery_items", noun: "gallery item" } as const;

/**
 * @param files.captions of a film
 * @param files.uploadedAt when it was uploaded elsewhere, of an import (UTC, ISO 8601); now when it is left out
 * @returns a fault when captions came with a picture
 */
export async function createGalleryItem(
  services: Services,
  who: Actor,
  form: GalleryItemForm,
  { file, captions, uploadedAt }: { file: StagedFile; captions?: StagedFile; uploadedAt?: string },
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
      const after = { ...form, ...stored, uploaded_at: uploadedAt ?? now.toISOString() };
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
  who: Actor,
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
export const deleteGalleryItem = (services: Services, who: Actor, id: number): Promise<boolean> =>
  deleteRow(services, who, gallery, id);
