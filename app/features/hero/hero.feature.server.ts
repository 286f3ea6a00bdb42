import { sampleSlides } from "#content/sample-hero.ts";
import type { Db } from "#server/db/connect.ts";
import { createHeroSlide } from "./server/hero.store.server.ts";

/** Fills an empty slider, each slide marked as sample. */
export async function seedHero(db: Db): Promise<void> {
  for (const [place, { image, ...texts }] of sampleSlides.entries()) {
    const slide = {
      ...texts,
      display_order: place,
      is_active: 1 as const,
      image_url: image,
      video_url: null,
    };
    await createHeroSlide(db, slide, { sample: true });
  }
}
