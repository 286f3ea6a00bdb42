import { sampleGalleryItems } from "#content/sample-gallery.ts";
import type { Db } from "#server/db/connect.ts";
import { createGalleryItem } from "./gallery.store.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Fills an empty gallery, each item marked as sample. */
export async function seedGallery(db: Db, now: Date): Promise<void> {
  for (const { image, daysAgo, ...texts } of sampleGalleryItems) {
    const item = {
      ...texts,
      file_type: "image" as const,
      file_url: image,
      uploaded_at: new Date(now.getTime() - daysAgo * day).toISOString(),
    };
    await createGalleryItem(db, item, { sample: true });
  }
}
