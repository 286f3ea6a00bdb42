import { rowsFeature } from "#app/rows/rows-feature.server.ts";
import { artAlt } from "#content/art-alt.ts";
import { sampleGalleryItems } from "#content/sample-gallery.ts";
import { galleryRoutes } from "./gallery.routes.server.ts";
import { gallery } from "./gallery.rows.ts";

const day = 24 * 60 * 60 * 1000;

export const galleryFeature = rowsFeature(gallery, {
  group: { name: "Gallery", description: "Pictures and films." },
  exported: {
    gallery_items: "Pictures and films of the gallery",
  },
  routes: galleryRoutes,
  samples: (now) =>
    sampleGalleryItems.map(({ image, daysAgo, ...texts }) => ({
      ...texts,
      alt: artAlt[image].en,
      alt_ur: artAlt[image].ur,
      file_type: "image",
      file_url: image,
      uploaded_at: new Date(now.getTime() - daysAgo * day).toISOString(),
    })),
});
