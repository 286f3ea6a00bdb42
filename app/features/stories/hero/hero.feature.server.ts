import { rowsFeature } from "#app/rows/rows-feature.server.ts";
import { sampleSlides } from "#content/sample-hero.ts";
import { slides } from "./hero.rows.ts";
import { heroRoutes } from "./server/hero.routes.server.ts";
import { versionedSlides } from "./server/hero.service.server.ts";

export const heroFeature = rowsFeature(slides, {
  group: { name: "Hero", description: "The slides on top of the home page." },
  exported: {
    hero_slides: "The large pictures at the top of the home page",
  },
  routes: heroRoutes,
  versions: [versionedSlides],
  samples: () =>
    sampleSlides.map(({ image, ...texts }, place) => ({
      ...texts,
      display_order: place,
      is_active: 1,
      image_url: image,
      video_url: null,
    })),
});
