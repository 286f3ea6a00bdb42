import type { z } from "zod";
import { type FileChange, libraryPath } from "#app/dashboard/use-conflict.ts";
import type { HeroSlide, heroSlideEditor } from "#app/features/stories/hero/hero.schema.ts";
import { sentValues } from "#app/rows/field-values.ts";
import { kindOf, type MediumKind, removedMedia } from "./hero-medium.ts";

export type SlideValues = z.output<typeof heroSlideEditor>;

/**
 * What the save of a slide sends beside its values, or in their place. Of a slide that exists the values that do not
 * differ are left out: to order the slides gives them no new version, and a save must not undo it.
 * @param stored the slide that is changed; undefined for a new one
 */
export function sentSlide(values: SlideValues, change: FileChange, stored: HeroSlide | undefined) {
  const removed = removedMedia(stored, change);
  const mark = (kind: MediumKind) => (removed.includes(kind) ? "1" : undefined);
  return {
    body: {
      ...(stored && unchangedOf(values, stored)),
      picture_path: libraryPath(change),
      remove_image: mark("image"),
      remove_video: mark("video"),
    },
    files: change.kind === "chosen" ? { [kindOf(change.file)]: change.file } : {},
  };
}

function unchangedOf(values: SlideValues, stored: HeroSlide): Record<string, undefined> {
  const before = sentValues(stored);
  const same = Object.entries(sentValues(values)).filter(
    ([name, value]) => String(value) === String(before[name] ?? ""),
  );
  return Object.fromEntries(same.map(([name]) => [name, undefined]));
}
