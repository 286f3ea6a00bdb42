import type { z } from "zod";
import { type FileChange, libraryPath } from "#app/dashboard/use-conflict.ts";
import type { HeroSlide, HeroSlideEditor, heroSlideEditor } from "#app/features/stories/hero/hero.schema.ts";
import { kindOf, type MediumKind, removedMedia } from "./hero-medium.ts";

/* What the form of a slide holds and sends. */

export type HeroSlideInput = z.input<typeof heroSlideEditor>;

/** Every field has a value here: the form's inputs hold texts. @param nextOrder the place of a new slide */
export const valuesOf = (slide: HeroSlide | undefined, nextOrder: number): HeroSlideInput => ({
  headline: slide?.headline ?? "",
  headline_ur: slide?.headline_ur ?? "",
  subtitle: slide?.subtitle ?? "",
  subtitle_ur: slide?.subtitle_ur ?? "",
  cta_text: slide?.cta_text ?? "",
  cta_text_ur: slide?.cta_text_ur ?? "",
  cta_link: slide?.cta_link ?? "",
  display_order: String(slide?.display_order ?? nextOrder),
  is_active: slide ? slide.is_active === 1 : true,
});

export const fieldLabels = {
  headline: "Headline",
  headline_ur: "Headline in Urdu",
  subtitle: "Subtitle",
  subtitle_ur: "Subtitle in Urdu",
  cta_text: "CTA Button Text",
  cta_text_ur: "CTA Button Text in Urdu",
  cta_link: "CTA Link",
  display_order: "Display Order",
  is_active: "Is Active?",
} as const;

/** The slide's picture or video as a conflict compares it: its path. */
export const mediumPath = ({ image_url, video_url }: HeroSlide) => image_url ?? video_url ?? "";

/** What a new slide sends. */
export const sentSlide = (values: HeroSlideEditor, change: FileChange) => ({
  ...values,
  picture_path: libraryPath(change),
  is_active: values.is_active ? (1 as const) : (0 as const),
});

/**
 * What the save of a slide that exists sends: only the values that differ from the stored ones. To order the slides
 * gives them no new version, and a save must not undo it.
 */
export function sentChange(values: HeroSlideEditor, change: FileChange, stored: HeroSlide | undefined) {
  const { picture_path, ...sent } = sentSlide(values, change);
  const changed: Partial<typeof sent> = sent;
  for (const name of Object.keys(changed) as (keyof typeof changed)[]) {
    // Without Urdu there is no such field.
    if ((changed[name] ?? "") === (stored?.[name] ?? "")) delete changed[name];
  }
  const removed = removedMedia(stored, change);
  const mark = (kind: MediumKind) => (removed.includes(kind) ? ("1" as const) : undefined);
  return { ...changed, picture_path, remove_image: mark("image"), remove_video: mark("video") };
}

export const sentMedium = (change: FileChange): Partial<Record<MediumKind, File>> =>
  change.kind === "chosen" ? { [kindOf(change.file)]: change.file } : {};
