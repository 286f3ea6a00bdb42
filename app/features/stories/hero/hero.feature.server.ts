import { sampleSlides } from "#content/sample-hero.ts";
import { insertRow } from "#server/content-rows.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/services.ts";
import { heroRoutes } from "./server/hero.routes.server.ts";
import { versionedSlides } from "./server/hero-versions.server.ts";

async function addSampleSlides(db: Db): Promise<void> {
  for (const [place, { image, ...texts }] of sampleSlides.entries()) {
    const slide = {
      ...texts,
      display_order: place,
      is_active: 1 as const,
      image_url: image,
      video_url: null,
    };
    await insertRow(db, "hero_slides", slide, { sample: true });
  }
}

export const heroFeature: Feature = {
  group: { name: "Hero", description: "The slides on top of the home page." },
  routes: heroRoutes,
  media: [
    {
      ...{ table: "hero_slides", column: "image_url", holds: "path" },
      use: { noun: "Slide", key: "id", name: "headline", to: (id) => `/dashboard/herosection?edit=${id}` },
    },
    { table: "hero_slides", column: "video_url", holds: "path" },
  ],
  bin: [
    {
      noun: "hero slide",
      table: "hero_slides",
      lock: "is_sample",
      title: ({ headline }) => headline,
    },
  ],
  versions: [versionedSlides],
  samples: { add: addSampleSlides, tables: [{ noun: "hero slide", table: "hero_slides" }] },
};
