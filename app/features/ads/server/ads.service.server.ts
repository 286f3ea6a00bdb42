import { adMediaPath } from "#app/features/ads/ads.messages.ts";
import type { AdForm, AdUpdate } from "#app/features/ads/ads.schema.ts";
import { recordChange } from "#server/audit.ts";
import type { Session } from "#server/http/session-check.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { removeIfUnused } from "#server/media/unused.ts";
import type { Services } from "#server/services.ts";
import {
  type AdFault,
  type AdValues,
  createAd,
  deleteAd,
  setAdActive,
  updateAd,
} from "./ads.store.server.ts";

/*
 * Where an ad's row and its file act together. The file goes to its place inside the transaction, as its last
 * step; what a save or a deletion leaves unused goes after the commit.
 */

const noun = "advertisement";

type Medium = Pick<AdValues, "media_type" | "media_url">;

const valuesFrom = (form: AdForm, medium: Medium, activeBefore: 0 | 1): AdValues => ({
  title: form.title,
  description: form.description,
  media_type: medium.media_type,
  media_url: medium.media_url,
  start_date: form.start_date,
  end_date: form.end_date,
  is_active: form.is_active === undefined ? activeBefore : form.is_active ? 1 : 0,
});

const mediumOf = (file: StagedFile): Medium => ({ media_type: file.kind, media_url: file.name });

export async function addAd(
  { db, clock }: Services,
  who: Session,
  form: AdForm,
  file: StagedFile,
): Promise<{ id: number } | { fault: AdFault }> {
  if (form.media_type && form.media_type !== file.kind) return { fault: "other media" };
  const now = clock.now();
  const values = valuesFrom(form, mediumOf(file), 0);
  return db.transaction().execute(async (trx) => {
    const made = await createAd(trx, values, now);
    await recordChange(trx, now, who, { action: "create", noun, id: made.id, after: values });
    await file.place();
    return made;
  });
}

export async function reviseAd(
  services: Services,
  who: Session,
  { id, version, ...form }: AdUpdate,
  file: StagedFile | undefined,
): Promise<{ id: number } | { fault: AdFault }> {
  if (file && form.media_type && form.media_type !== file.kind) return { fault: "other media" };
  const { db, clock } = services;
  const result = await db.transaction().execute(async (trx) => {
    const saved = await updateAd(trx, id, version, (current) => {
      if (!file && form.media_type && form.media_type !== current.media_type) return { fault: "needs file" };
      return valuesFrom(form, file ? mediumOf(file) : current, current.is_active);
    });
    if ("fault" in saved) return saved;
    await recordChange(trx, clock.now(), who, { action: "update", noun, id, ...saved });
    await file?.place();
    return saved;
  });
  if ("fault" in result) return result;
  if (file) await removeIfUnused(services, adMediaPath(result.before));
  return { id };
}

/** @returns whether there is such an ad */
export async function switchAd(
  { db, clock }: Services,
  who: Session,
  { id, is_active }: { id: number; is_active: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const set = await setAdActive(trx, id, is_active);
    if (set?.changed) {
      const change = { before: { is_active: !is_active }, after: { is_active } };
      await recordChange(trx, clock.now(), who, { action: "update", noun, id, ...change });
    }
    return set !== undefined;
  });
}

/** @returns whether there was such an ad */
export async function removeAd(services: Services, who: Session, id: number): Promise<boolean> {
  const { db, clock } = services;
  const gone = await db.transaction().execute(async (trx) => {
    const ad = await deleteAd(trx, id);
    if (ad) await recordChange(trx, clock.now(), who, { action: "delete", noun, id, before: ad });
    return ad;
  });
  if (gone) await removeIfUnused(services, adMediaPath(gone));
  return gone !== undefined;
}
