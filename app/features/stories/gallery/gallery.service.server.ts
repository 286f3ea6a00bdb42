import type { Actor } from "#server/audit.ts";
import { createRow, deleteRow, insertRow, updateRow } from "#server/content-rows.ts";
import type { Db } from "#server/db/connect.ts";
import { takeFromLibrary } from "#server/media/picture-library.ts";
import { type StagedFile, together } from "#server/media/staging.ts";
import type { Services } from "#server/services.ts";
import type { GalleryItemForm, GalleryItemUpdate } from "./gallery.schema.ts";

const gallery = { table: "gallery_items", noun: "gallery item" } as const;

/**
 * @param media.file a new file, or the path of a picture of the library
 * @param media.captions of a film
 * @param media.uploadedAt when it was uploaded elsewhere, of an import (UTC, ISO 8601); now when it is left out
 * @returns a fault when captions came with a picture, or the picture is not in the library
 */
export async function createGalleryItem(
  services: Services,
  who: Actor,
  form: GalleryItemForm,
  { file, captions, uploadedAt }: NewMedia,
): Promise<{ id: number } | { fault: "no video" | "no picture" }> {
  const medium = typeof file === "string" ? { kind: "image", path: file } : file;
  const sent = typeof file === "string" ? undefined : file;
  if (captions && medium.kind !== "video") return { fault: "no video" };
  return createRow<{ id: number }, { fault: "no picture" }>(
    services,
    who,
    gallery,
    together(sent, captions),
    async (trx, now) => {
      if (!sent && !(await takeFromLibrary(trx, medium.path))) return { fault: "no picture" };
      const file_type = medium.kind === "video" ? ("video" as const) : ("image" as const);
      const stored = { file_type, file_url: medium.path, captions_url: captions?.path ?? null };
      const section_ur = await nameInUrdu(trx, form);
      const after = { ...form, section_ur, ...stored, uploaded_at: uploadedAt ?? now.toISOString() };
      return { made: await insertRow(trx, "gallery_items", after), after };
    },
  );
}

/**
 * What a section is called in Urdu. It has one name: a save that sends it gives it to all items of the section, another
 * one takes it from them.
 */
async function nameInUrdu(
  trx: Db,
  { section, section_ur }: Pick<GalleryItemForm, "section" | "section_ur">,
): Promise<string> {
  if (section_ur === undefined) {
    const named = trx.selectFrom("gallery_items").select("section_ur").where("section", "=", section);
    return (await named.where("section_ur", "<>", "").executeTakeFirst())?.section_ur ?? "";
  }
  await trx
    .updateTable("gallery_items")
    .set({ section_ur })
    .where("section", "=", section)
    .where("section_ur", "<>", section_ur)
    .execute();
  return section_ur;
}

type NewMedia = { file: StagedFile | string; captions?: StagedFile; uploadedAt?: string };

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
    change: async (current, trx) => {
      if (captions && current.file_type !== "video") return { fault: "no video" };
      const kept = remove_captions ? null : current.captions_url;
      const section_ur = await nameInUrdu(trx, texts);
      return { columns: { ...texts, section_ur, captions_url: captions?.path ?? kept } };
    },
  });
  return "fault" in result ? result.fault : undefined;
}

/** @returns whether there was such an item */
export const deleteGalleryItem = (services: Services, who: Actor, id: number): Promise<boolean> =>
  deleteRow(services, who, gallery, id);
