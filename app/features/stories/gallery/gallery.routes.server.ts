import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { captionsFile } from "#app/lib/video-captions.ts";
import { addRowRoutes } from "#app/rows/row-routes.server.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { galleryCalls } from "./gallery.calls.ts";
import { maxItemsPerCall } from "./gallery.messages.ts";
import * as schema from "./gallery.schema.ts";
import { galleryService } from "./gallery.service.server.ts";
import { listGalleryItems, listGallerySections } from "./gallery.store.server.ts";
import { galleryAdminCalls } from "./gallery-admin.calls.ts";
import { galleryMessages, mediaMaxBytes } from "./gallery-admin.messages.ts";

const limit = { maxBytes: mediaMaxBytes, tooLarge: galleryMessages.fileSize };
export const media = {
  field: "media" as const,
  wrongType: galleryMessages.fileType,
  image: limit,
  video: limit,
};

export function galleryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  addRoute(app, galleryCalls.listGalleryItems, {
    description: "A page of the gallery, and the sections of all items.",
    query: schema.listGalleryItemsQuery,
    reply: schema.listGalleryItemsReply,
    handler: async ({ query }, reply) => {
      const { items, next } = await listGalleryItems(db, {
        ...query,
        limit: query.limit ?? maxItemsPerCall,
      });
      if (next !== undefined) reply.header("x-next-cursor", next);
      const counts = await listGallerySections(db);
      const total = counts
        .filter(({ section }) => query.section === undefined || section === query.section)
        .reduce((sum, { count }) => sum + count, 0);
      const sections = counts.map(({ section }) => section);
      const inUrdu = counts.flatMap(({ section, section_ur }) => (section_ur ? [[section, section_ur]] : []));
      return succeed({ items, sections, sections_ur: Object.fromEntries(inUrdu), total });
    },
  });

  const { createGalleryItem, updateGalleryItem, deleteGalleryItem } = galleryAdminCalls;
  addRowRoutes(app, deps, {
    service: galleryService,
    calls: { create: createGalleryItem, update: updateGalleryItem, remove: deleteGalleryItem },
    create: schema.newGalleryItem,
    update: schema.galleryItemUpdate,
    files: [media, captionsFile],
    filesOfUpdate: [captionsFile],
  });
}
