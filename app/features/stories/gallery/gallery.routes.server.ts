import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";
import { captionsFile, captionsMessages } from "#app/lib/video-captions.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { galleryCalls } from "./gallery.calls.ts";
import { maxItemsPerCall } from "./gallery.messages.ts";
import * as schema from "./gallery.schema.ts";
import { createGalleryItem, deleteGalleryItem, updateGalleryItem } from "./gallery.service.server.ts";
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

const createFaults = {
  "no video": captionsMessages.noVideo,
  "no picture": libraryPictureMessages.missing,
};

export function galleryRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const missing = refuse(galleryMessages.notFound);

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

  addRoute(app, galleryAdminCalls.createGalleryItem, {
    description: "Adds a picture or a film to a section.",
    consumes: ["multipart/form-data"],
    body: schema.newGalleryItem,
    reply: schema.createGalleryItemReply,
    once: true,
    form: receiveForm(services, media, captionsFile),
    handler: async (request, reply) => {
      const { picture_path, ...form } = request.body;
      const file = request.stagedFiles?.get(media.field) ?? picture_path;
      if (!file) return reply.code(422).send(refuse(galleryMessages.fileMissing));
      const files = { file, captions: request.stagedFiles?.get(captionsFile.field) };
      const made = await createGalleryItem(services, signedIn(request), form, files);
      if ("fault" in made) return reply.code(422).send(refuse(createFaults[made.fault]));
      keepUploadedFiles(request);
      return reply.code(201).send(succeed({ message: galleryMessages.added, id: made.id }));
    },
  });

  addRoute(app, galleryAdminCalls.updateGalleryItem, {
    description:
      "Overwrites an item's title, section and description; its file stays. A film's captions change when a file comes or they are removed. With a version, only if nobody has saved since.",
    consumes: ["multipart/form-data", "application/json"],
    body: schema.galleryItemUpdate,
    form: receiveForm(services, captionsFile),
    handler: async (request, reply) => {
      const captions = request.stagedFiles?.get(captionsFile.field);
      const fault = await updateGalleryItem(services, signedIn(request), request.body, captions);
      if (fault === "missing") return reply.code(404).send(missing);
      if (fault === "stale") return reply.code(409).send(refuse(galleryMessages.stale));
      if (fault === "no video") return reply.code(422).send(refuse(captionsMessages.noVideo));
      keepUploadedFiles(request);
      return succeed({ message: galleryMessages.updated });
    },
  });

  addRoute(app, galleryAdminCalls.deleteGalleryItem, {
    description: "Moves an item to the bin, where it stays for 30 days. Its file is not served any more.",
    body: schema.galleryItemRemoval,
    handler: async (request, reply) => {
      const gone = await deleteGalleryItem(services, signedIn(request), request.body.id);
      return gone ? succeed({ message: galleryMessages.deleted }) : reply.code(404).send(missing);
    },
  });
}
