import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { captionsFile } from "#app/lib/video-captions.ts";
import { mediumAfter } from "#app/rows/row-media.server.ts";
import { addRowRoutes } from "#app/rows/row-routes.server.ts";
import { rowService } from "#app/rows/row-service.server.ts";
import { rowsFeature } from "#app/rows/rows-feature.server.ts";
import { artAlt } from "#content/art-alt.ts";
import { sampleGalleryItems } from "#content/sample-gallery.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { galleryCalls } from "./gallery.calls.ts";
import { gallery, mediaMaxBytes, galleryMessages as messages } from "./gallery.rows.ts";
import * as schema from "./gallery.schema.ts";
import { listGalleryItems, listGallerySections } from "./gallery.store.server.ts";

const limit = { maxBytes: mediaMaxBytes, tooLarge: messages.fileSize };
export const media = {
  field: "media" as const,
  wrongType: messages.fileType,
  image: limit,
  video: limit,
};

function galleryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  addRoute(app, galleryCalls.listGalleryItems, {
    description: "A page of the gallery, and the sections of all items.",
    query: schema.listGalleryItemsQuery,
    reply: schema.listGalleryItemsReply,
    handler: async ({ query }, reply) => {
      const { limit = schema.maxItemsPerCall, ...asked } = query;
      const { items } = pageOf(reply, await listGalleryItems(db, { ...asked, limit }));
      const counts = await listGallerySections(db);
      const total = counts
        .filter(({ section }) => query.section === undefined || section === query.section)
        .reduce((sum, { count }) => sum + count, 0);
      const sections = counts.map(({ section }) => section);
      const inUrdu = counts.flatMap(({ section, section_ur }) => (section_ur ? [[section, section_ur]] : []));
      return succeed({ items, sections, sections_ur: Object.fromEntries(inUrdu), total });
    },
  });

  const { createGalleryItem, updateGalleryItem, deleteGalleryItem } = galleryCalls;
  addRowRoutes(app, deps, {
    service: galleryService,
    calls: { create: createGalleryItem, update: updateGalleryItem, remove: deleteGalleryItem },
    create: schema.newGalleryItem,
    update: schema.galleryItemUpdate,
    files: [media, captionsFile],
    filesOfUpdate: [captionsFile],
  });
}

type ItemForm = schema.GalleryItemForm & {
  picture_path?: string;
  remove_captions?: boolean;
  /** When it was uploaded elsewhere, of an import (UTC, ISO 8601). */
  uploaded_at?: string;
};

/** Items of the gallery: a picture or a film each, and the sections, which have one Urdu name for all their items. */
export const galleryService = rowService<ItemForm, typeof gallery>(gallery, {
  begin: (now, { uploaded_at }) => ({ uploaded_at: uploaded_at ?? now.toISOString() }),
  columns: async ({ form, files, before, trx }) => {
    const sent = { ...form, file: files.get("media"), captions: files.get("captions") };
    const shown = before && { kind: before.file_type, path: before.file_url, captions: before.captions_url };
    const medium = mediumAfter(sent, shown);
    if ("fault" in medium) return medium;
    const section_ur = await nameInUrdu(trx, form);
    return { file_type: medium.kind, file_url: medium.path, captions_url: medium.captions, section_ur };
  },
  faults: { "no file": { status: 422, message: messages.fileMissing } },
});

/**
 * What a section is called in Urdu. It has one name: a save that sends it gives it to all items of the section, another
 * one takes it from them.
 */
async function nameInUrdu(trx: Db, { section, section_ur }: schema.GalleryItemForm): Promise<string> {
  if (section_ur === undefined) {
    const named = trx.selectFrom("gallery_items").select("section_ur").where("section", "=", section);
    return (await named.where("section_ur", "<>", "").executeTakeFirst())?.section_ur ?? "";
  }
  await trx
    .updateTable("gallery_items")
    .set({ section_ur })
    .where("section", "=", section)
    .where("section_ur", "<>", section_ur)
    .execute();
  return section_ur;
}

const day = 24 * 60 * 60 * 1000;

export const galleryFeature = rowsFeature(gallery, {
  group: { name: "Gallery", description: "Pictures and films." },
  exported: { gallery_items: "Pictures and films of the gallery" },
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
