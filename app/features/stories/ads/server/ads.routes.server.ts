import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import * as schema from "#app/features/stories/ads/ads.schema.ts";
import { adsAdminCalls } from "#app/features/stories/ads/ads-admin.calls.ts";
import {
  adMessages,
  imageMaxBytes,
  maxAdsPerCall,
  videoMaxBytes,
} from "#app/features/stories/ads/ads-admin.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";
import { captionsFile, captionsMessages } from "#app/lib/video-captions.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { may, signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { type AdFault, createAd, deleteAd, toggleAd, updateAd } from "./ads.service.server.ts";
import { listAds } from "./ads.store.server.ts";

export const media = {
  field: "media_file" as const,
  wrongType: adMessages.fileType,
  image: { maxBytes: imageMaxBytes, tooLarge: adMessages.imageSize },
  video: { maxBytes: videoMaxBytes, tooLarge: adMessages.videoSize },
};

export const faultReplies: Record<AdFault | "no file", { status: 404 | 409 | 415 | 422; message: string }> = {
  missing: { status: 404, message: adMessages.notFound },
  stale: { status: 409, message: adMessages.stale },
  "other media": { status: 415, message: adMessages.otherMedia },
  "needs file": { status: 422, message: adMessages.needsFile },
  "no video": { status: 422, message: captionsMessages.noVideo },
  "no file": { status: 422, message: adMessages.fileMissing },
  "no picture": { status: 422, message: libraryPictureMessages.missing },
};

export function adsRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const missing = refuse(adMessages.notFound);

  addRoute(app, adsCalls.listAds, {
    description: "Visitors get the ads that may be shown today; with a token all of them. Newest first.",
    query: schema.listAdsQuery,
    reply: schema.listAdsReply,
    handler: async (request, reply) => {
      const { limit = maxAdsPerCall, cursor, id, status: asked } = request.query;
      const status = may(request, "ads:write") ? asked : "active";
      const today = karachiDay(clock.now());
      const { ads, next } = await listAds(db, { status, today, limit, cursor, id });
      if (next !== undefined) reply.header("x-next-cursor", next);
      return ads;
    },
  });

  addRoute(app, adsAdminCalls.createAd, {
    description: "Adds an ad with its picture or film, and the days it may be shown.",
    consumes: ["multipart/form-data"],
    body: schema.newAd,
    reply: schema.createAdReply,
    once: true,
    form: receiveForm(services, media, captionsFile),
    handler: async (request, reply) => {
      const file = request.stagedFiles?.get(media.field);
      const files = { file, captions: request.stagedFiles?.get(captionsFile.field) };
      const result = await createAd(services, signedIn(request), request.body, files);
      if ("fault" in result) return refuseWith(reply, faultReplies[result.fault]);
      keepUploadedFiles(request);
      return reply.code(201).send(succeed({ message: adMessages.created, id: result.id }));
    },
  });

  addRoute(app, adsAdminCalls.updateAd, {
    description: "Overwrites an ad; its file, and a film's captions, only when one is sent.",
    consumes: ["multipart/form-data", "application/json"],
    body: schema.adUpdate,
    form: receiveForm(services, media, captionsFile),
    handler: async (request, reply) => {
      const files = {
        file: request.stagedFiles?.get(media.field),
        captions: request.stagedFiles?.get(captionsFile.field),
      };
      const result = await updateAd(services, signedIn(request), request.body, files);
      if ("fault" in result) return refuseWith(reply, faultReplies[result.fault]);
      keepUploadedFiles(request);
      return succeed({ message: adMessages.updated });
    },
  });

  addRoute(app, adsAdminCalls.toggleAd, {
    description: "Switches an ad on or off without changing anything else.",
    body: schema.adToggle,
    handler: async (request, reply) => {
      const there = await toggleAd(services, signedIn(request), request.body);
      if (!there) return reply.code(404).send(missing);
      return succeed({ message: request.body.is_active ? adMessages.activated : adMessages.deactivated });
    },
  });

  addRoute(app, adsAdminCalls.deleteAd, {
    description: "Moves an ad to the bin, where it stays for 30 days. Its file is not served any more.",
    body: schema.adRemoval,
    handler: async (request, reply) => {
      const gone = await deleteAd(services, signedIn(request), request.body.id);
      return gone ? succeed({ message: adMessages.deleted }) : reply.code(404).send(missing);
    },
  });
}
