import { recordChange } from "#server/audit.ts";
import type { Session } from "#server/http/session-check.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { removeIfUnused } from "#server/media/unused.ts";
import type { Services } from "#server/services.ts";
import type { GalleryItemForm } from "./gallery.schema.ts";
import { createGalleryItem, deleteGalleryItem } from "./gallery.store.server.ts";

/* Where an item's row and its file act together: the file goes to its place as the transaction's last step. */

const noun = "gallery item";

export async function addGalleryItem(
  { db, clock }: Services,
  who: Session,
  form: GalleryItemForm,
  file: StagedFile,
): Promise<{ id: number }> {
  const now = clock.now();
  const values = { ...form, file_type: file.kind, file_url: file.path, uploaded_at: now.toISOString() };
  return db.transaction().execute(async (trx) => {
    const made = await createGalleryItem(trx, values);
    await recordChange(trx, now, who, { action: "create", noun, id: made.id, after: values });
    await file.place();
    return made;
  });
}

/** @returns whether there was such an item */
export async function removeGalleryItem(services: Services, who: Session, id: number): Promise<boolean> {
  const { db, clock } = services;
  const gone = await db.transaction().execute(async (trx) => {
    const item = await deleteGalleryItem(trx, id);
    if (item) await recordChange(trx, clock.now(), who, { action: "delete", noun, id, before: item });
    return item;
  });
  if (gone) await removeIfUnused(services, gone.file_url);
  return gone !== undefined;
}
