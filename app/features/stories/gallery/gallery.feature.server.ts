import { artAlt } from "#content/art-alt.ts";
import { sampleGalleryItems } from "#content/sample-gallery.ts";
import { insertRow } from "#server/content-rows.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/services.ts";
import { galleryRoutes } from "./gallery.routes.server.ts";

const day = 24 * 60 * 60 * 1000;

async function addSampleItems(db: Db, now: Date): Promise<void> {
  for (const { image, daysAgo, ...texts } of sampleGalleryItems) {
    const item = {
      ...texts,
      alt: artAlt[image].en,
      alt_ur: artAlt[image].ur,
      file_type: "image" as const,
      file_url: image,
      uploaded_at: new Date(now.getTime() - daysAgo * day).toISOString(),
    };
    await insertRow(db, "gallery_items", item, { sample: true });
  }
}

export const galleryFeature: Feature = {
  group: { name: "Gallery", description: "Pictures and films." },
  routes: galleryRoutes,
  media: [
    {
      ...{ table: "gallery_items", column: "file_url", holds: "path", alt: "alt" },
      use: { noun: "Gallery item", key: "id", name: "title", to: (id) => `/dashboard/gallery?edit=${id}` },
    },
    { table: "gallery_items", column: "captions_url", holds: "path" },
  ],
  bin: [
    {
      noun: "gallery item",
      table: "gallery_items",
      lock: "is_sample",
      title: ({ title }) => title,
    },
  ],
  samples: { add: addSampleItems, tables: [{ noun: "gallery item", table: "gallery_items" }] },
};
