import type { HeroSlideForm, HeroSlideUpdate } from "#app/features/stories/hero/hero.schema.ts";
import { type Actor, recordChange } from "#server/audit.ts";
import { createRow, deleteRow, insertRow, updateRow } from "#server/content-rows.ts";
import { type LibraryFault, takeNamedPicture } from "#server/media/picture-library.ts";
import type { StagedFile } from "#server/media/staging.ts";
import type { Services } from "#server/services.ts";
import type { VersionedFields } from "#server/versions/save-version.ts";
import { type HeroSlideValues, nextDisplayOrder, reorderHeroSlides } from "./hero.store.server.ts";

export const slideVersions = {
  headline: { label: "Headline" },
  headline_ur: { label: "Headline in Urdu" },
  subtitle: { label: "Subtitle" },
  subtitle_ur: { label: "Subtitle in Urdu" },
  cta_text: { label: "Button" },
  cta_text_ur: { label: "Button in Urdu" },
  cta_link: { label: "Where the button leads" },
  image_url: { label: "Picture", holdsFile: true },
  video_url: { label: "Film", holdsFile: true },
} as const satisfies VersionedFields;

export const slides = { table: "hero_slides", noun: "hero slide", versioned: slideVersions } as const;

/** A slide has one medium: a new one takes the place of whatever there was. Undefined without a new one. */
function mediumFrom({ picture_path }: { picture_path?: string }, file: StagedFile | undefined) {
  if (file?.kind === "video") return { image_url: null, video_url: file.path };
  const image_url = file?.path ?? picture_path;
  return image_url === undefined ? undefined : { image_url, video_url: null };
}

export const createHeroSlide = (
  services: Services,
  who: Actor,
  form: HeroSlideForm,
  file: StagedFile | undefined,
) =>
  createRow<{ id: number }, LibraryFault>(services, who, slides, file, async (trx) => {
    const missing = await takeNamedPicture(trx, form, file);
    if (missing) return missing;
    const after = {
      headline: form.headline,
      headline_ur: form.headline_ur,
      subtitle: form.subtitle,
      subtitle_ur: form.subtitle_ur,
      cta_text: form.cta_text,
      cta_text_ur: form.cta_text_ur,
      cta_link: form.cta_link,
      display_order: form.display_order ?? (await nextDisplayOrder(trx)),
      is_active: form.is_active === false ? (0 as const) : (1 as const),
      ...(mediumFrom(form, file) ?? { image_url: null, video_url: null }),
    };
    return { made: await insertRow(trx, "hero_slides", after), after };
  });

function changed(current: HeroSlideValues, form: HeroSlideUpdate, file?: StagedFile): HeroSlideValues {
  const others = {
    image_url: form.remove_image ? null : current.image_url,
    video_url: form.remove_video ? null : current.video_url,
  };
  return {
    headline: form.headline ?? current.headline,
    headline_ur: form.headline_ur ?? current.headline_ur,
    subtitle: form.subtitle ?? current.subtitle,
    subtitle_ur: form.subtitle_ur ?? current.subtitle_ur,
    cta_text: form.cta_text ?? current.cta_text,
    cta_text_ur: form.cta_text_ur ?? current.cta_text_ur,
    cta_link: form.cta_link ?? current.cta_link,
    display_order: form.display_order ?? current.display_order,
    is_active: form.is_active === undefined ? current.is_active : form.is_active ? 1 : 0,
    ...(mediumFrom(form, file) ?? others),
  };
}

/** @returns why nothing was written, undefined after a save */
export async function updateHeroSlide(
  services: Services,
  who: Actor,
  form: HeroSlideUpdate,
  file: StagedFile | undefined,
): Promise<"missing" | "stale" | "no picture" | undefined> {
  const result = await updateRow<"hero_slides", LibraryFault>(services, who, slides, {
    ...{ id: form.id, version: form.version, file },
    prepare: (trx) => takeNamedPicture(trx, form, file),
    change: (current) => ({ columns: changed(current, form, file) }),
  });
  return "fault" in result ? result.fault : undefined;
}

/** @returns whether `ids` are exactly the slides that there are; if not, nothing was written */
export async function orderHeroSlides({ db, clock }: Services, who: Actor, ids: number[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await reorderHeroSlides(trx, ids);
    if (!before) return false;
    const change = { before: { order: before }, after: { order: ids } };
    await recordChange(trx, clock.now(), who, { action: "update", noun: slides.noun, id: "all", ...change });
    return true;
  });
}

/** @returns whether there was such a slide */
export const deleteHeroSlide = (services: Services, who: Actor, id: number): Promise<boolean> =>
  deleteRow(services, who, slides, id);
