import type { HeroSlideForm, HeroSlideUpdate } from "#app/features/hero/hero.schema.ts";
import { recordChange } from "#server/audit.ts";
import type { Session } from "#server/http/session-check.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { removeIfUnused } from "#server/media/unused.ts";
import type { Services } from "#server/services.ts";
import {
  createHeroSlide,
  deleteHeroSlide,
  type HeroSlideValues,
  lockHeroSlide,
  nextDisplayOrder,
  reorderHeroSlides,
  updateHeroSlide,
} from "./hero.store.server.ts";

/*
 * Where a slide's row and its medium act together. The file goes to its place inside the transaction, as its
 * last step; what a save or a deletion leaves unused goes after the commit.
 */

const noun = "hero slide";

/** A slide has one medium: a new one takes the place of whatever there was. */
const mediumFrom = (file: StagedFile) => ({
  image_url: file.kind === "image" ? file.path : null,
  video_url: file.kind === "video" ? file.path : null,
});

export async function addHeroSlide(
  { db, clock }: Services,
  who: Session,
  form: HeroSlideForm,
  file: StagedFile | undefined,
): Promise<{ id: number }> {
  return db.transaction().execute(async (trx) => {
    const values: HeroSlideValues = {
      headline: form.headline,
      subtitle: form.subtitle,
      cta_text: form.cta_text,
      cta_link: form.cta_link,
      display_order: form.display_order ?? (await nextDisplayOrder(trx)),
      is_active: form.is_active === false ? 0 : 1,
      ...(file ? mediumFrom(file) : { image_url: null, video_url: null }),
    };
    const made = await createHeroSlide(trx, values);
    await recordChange(trx, clock.now(), who, { action: "create", noun, id: made.id, after: values });
    await file?.place();
    return made;
  });
}

function revised(current: HeroSlideValues, form: HeroSlideUpdate, file?: StagedFile): HeroSlideValues {
  const unchanged = {
    image_url: form.remove_image ? null : current.image_url,
    video_url: form.remove_video ? null : current.video_url,
  };
  return {
    headline: form.headline ?? current.headline,
    subtitle: form.subtitle ?? current.subtitle,
    cta_text: form.cta_text ?? current.cta_text,
    cta_link: form.cta_link ?? current.cta_link,
    display_order: form.display_order ?? current.display_order,
    is_active: form.is_active === undefined ? current.is_active : form.is_active ? 1 : 0,
    ...(file ? mediumFrom(file) : unchanged),
  };
}

/** @returns whether there is such a slide */
export async function reviseHeroSlide(
  services: Services,
  who: Session,
  form: HeroSlideUpdate,
  file: StagedFile | undefined,
): Promise<boolean> {
  const { db, clock } = services;
  const { id } = form;
  const saved = await db.transaction().execute(async (trx) => {
    const before = await lockHeroSlide(trx, id);
    if (!before) return undefined;
    const after = revised(before, form, file);
    await updateHeroSlide(trx, id, after);
    await recordChange(trx, clock.now(), who, { action: "update", noun, id, before, after });
    await file?.place();
    return { before, after };
  });
  if (!saved) return false;
  const { before, after } = saved;
  if (before.image_url !== after.image_url) await removeIfUnused(services, before.image_url);
  if (before.video_url !== after.video_url) await removeIfUnused(services, before.video_url);
  return true;
}

/** @returns whether `ids` are exactly the slides that there are; if not, nothing was written */
export async function orderHeroSlides(
  { db, clock }: Services,
  who: Session,
  ids: number[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await reorderHeroSlides(trx, ids);
    if (!before) return false;
    const change = { before: { order: before }, after: { order: ids } };
    await recordChange(trx, clock.now(), who, { action: "update", noun, id: "all", ...change });
    return true;
  });
}

/** @returns whether there was such a slide */
export async function removeHeroSlide(services: Services, who: Session, id: number): Promise<boolean> {
  const { db, clock } = services;
  const gone = await db.transaction().execute(async (trx) => {
    const slide = await deleteHeroSlide(trx, id);
    if (slide) await recordChange(trx, clock.now(), who, { action: "delete", noun, id, before: slide });
    return slide;
  });
  if (!gone) return false;
  await removeIfUnused(services, gone.image_url);
  await removeIfUnused(services, gone.video_url);
  return true;
}
