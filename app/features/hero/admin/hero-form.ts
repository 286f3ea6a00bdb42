import type { z } from "zod";
import type { FileChange } from "#app/dashboard/use-conflict.ts";
import type { SaveTarget } from "#app/dashboard/use-editor.ts";
import type { HeroSlide, HeroSlideEditor, heroSlideEditor } from "#app/features/hero/hero.schema.ts";
import { kindOf, removedMedia } from "./hero-medium.ts";

/* What the form of a slide holds and sends. */

export type HeroSlideInput = z.input<typeof heroSlideEditor>;

/** Every field has a value here: the form's inputs hold texts. @param nextOrder the place of a new slide */
export const valuesOf = (slide: HeroSlide | undefined, nextOrder: number): HeroSlideInput => ({
  headline: slide?.headline ?? "",
  subtitle: slide?.subtitle ?? "",
  cta_text: slide?.cta_text ?? "",
  cta_link: slide?.cta_link ?? "",
  display_order: String(slide?.display_order ?? nextOrder),
  is_active: slide ? slide.is_active === 1 : true,
});

export const fieldLabels = {
  headline: "Headline",
  subtitle: "Subtitle",
  cta_text: "CTA Button Text",
  cta_link: "CTA Link",
  display_order: "Display Order",
  is_active: "Is Active?",
} as const;

/** The slide's picture or video as a conflict compares it: its path. */
export const mediumPath = ({ image_url, video_url }: HeroSlide) => image_url ?? video_url ?? "";

type SavedSlide = {
  /** The slide that is changed; undefined for a new one. */
  target: SaveTarget | undefined;
  /** It, as it was last loaded. */
  stored: HeroSlide | undefined;
};

/**
 * The multipart form of a save. Of a slide that exists it has only the values that differ from the stored ones: to
 * order the slides gives them no new version, and a save must not undo it.
 */
export function slideFormData(
  values: HeroSlideEditor,
  change: FileChange,
  { target, stored }: SavedSlide,
): FormData {
  const form = new FormData();
  const before = target ? stored : undefined;
  if (target) form.set("id", String(target.id));
  if (target?.version !== undefined) form.set("version", String(target.version));
  const texts = { ...values, is_active: values.is_active ? 1 : 0 };
  for (const [name, value] of Object.entries(texts)) {
    if (before?.[name as keyof HeroSlideEditor] !== value) form.set(name, String(value));
  }
  for (const kind of removedMedia(before, change)) form.set(`remove_${kind}`, "1");
  // Last, so that the server has all text fields before the file.
  if (change.kind === "chosen") form.set(kindOf(change.file), change.file);
  return form;
}
