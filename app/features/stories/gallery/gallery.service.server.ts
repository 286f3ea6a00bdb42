import { mediumAfter } from "#app/rows/row-media.server.ts";
import { rowService } from "#app/rows/row-service.server.ts";
import type { Db } from "#server/db/connect.ts";
import { gallery } from "./gallery.rows.ts";
import type { GalleryItemForm } from "./gallery.schema.ts";
import { galleryMessages as messages } from "./gallery-admin.messages.ts";

type ItemForm = GalleryItemForm & {
  picture_path?: string;
  remove_captions?: boolean;
  /** When it was uploaded elsewhere, of an import (UTC, ISO 8601). */
  uploaded_at?: string;
};

/** Items of the gallery: a picture or a film each, and the sections, which have one Urdu name for all their items. */
export const galleryService = rowService<ItemForm, typeof gallery>(gallery, {
  begin: (now, { uploaded_at }) => ({ uploaded_at: uploaded_at ?? now.toISOString() }),
  columns: async ({ form, files, before, trx }) => {
    const sent = { ...form, file: files.get("media"), captions: files.get("captions") };
    const shown = before && { kind: before.file_type, path: before.file_url, captions: before.captions_url };
    const medium = mediumAfter(sent, shown);
    if ("fault" in medium) return medium;
    const section_ur = await nameInUrdu(trx, form);
    return { file_type: medium.kind, file_url: medium.path, captions_url: medium.captions, section_ur };
  },
  faults: { "no file": { status: 422, message: messages.fileMissing } },
});

/**
 * What a section is called in Urdu. It has one name: a save that sends it gives it to all items of the section, another
 * one takes it from them.
 */
async function nameInUrdu(trx: Db, { section, section_ur }: GalleryItemForm): Promise<string> {
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
