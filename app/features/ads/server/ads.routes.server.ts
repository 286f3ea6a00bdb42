import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import {
  adForm,
  adRemoval,
  adToggle,
  adUpdate,
  createAdReply,
  listAdsQuery,
  listAdsReply,
} from "#app/features/ads/ads.schema.ts";
import {
  adMessages,
  imageMaxBytes,
  maxAdsPerCall,
  videoMaxBytes,
} from "#app/features/ads/ads-admin.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { captionsFile, captionsMessages } from "#app/lib/video-captions.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { refuseWith } from "#server/http/errors.ts";
import { idempotent } from "#server/http/idempotency.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { type AdFault, createAd, deleteAd, toggleAd, updateAd } from "./ads.service.server.ts";
import { listAds } from "./ads.store.server.ts";

const media = {
  field: "media_file" as const,
  wrongType: adMessages.fileType,
  image: { maxBytes: imageMaxBytes, tooLarge: adMessages.imageSize },
  video: { maxBytes: videoMaxBytes, tooLarge: adMessages.videoSize },
};

const faultReplies: Record<AdFault, { status: 404 | 409 | 415 | 422; message: string }> = {
  missing: { status: 404, message: adMessages.notFound },
  stale: { status: 409, message: adMessages.stale },
  "other media": { status: 415, message: adMessages.otherMedia },
  "needs file": { status: 422, message: adMessages.needsFile },
  "no video": { status: 422, message: captionsMessages.noVideo },
};

export function adsRoutes(services: Services): FastifyPluginAsyncZod {
  const { db, clock } = services;
  const missing = refuse(adMessages.notFound);

  return async (app) => {
    app.route({
      ...endpoint("listAds", {
        summary: "Ads, newest first: for visitors those that may be shown today, for staff all",
        description: "Visitors get the ads that may be shown today; with a token all of them. Newest first.",
        query: listAdsQuery,
        reply: listAdsReply,
      }),
      handler: async (request, reply) => {
        const { limit = maxAdsPerCall, cursor, status: asked } = request.query;
        const status = request.session ? asked : "active";
        const today = karachiDay(clock.now());
        const { ads, next } = await listAds(db, { status, today, limit, cursor });
        if (next !== undefined) reply.header("x-next-cursor", next);
        return ads;
      },
    });

    app.route({
      ...receiveForm(
        services,
        idempotent(
          endpoint("createAd", {
            summary: "Add an ad",
            description: "Adds an ad with its picture or film, and the days it may be shown.",
            consumes: ["multipart/form-data"],
            body: adForm,
            reply: createAdReply,
          }),
        ),
        media,
        captionsFile,
      ),
      handler: async (request, reply) => {
        const file = request.stagedFiles?.get(media.field);
        if (!file) return reply.code(422).send(refuse(adMessages.fileMissing));
        const files = { file, captions: request.stagedFiles?.get(captionsFile.field) };
        const result = await createAd(services, signedIn(request), request.body, files);
        if ("fault" in result) return refuseWith(reply, faultReplies[result.fault]);
        keepUploadedFiles(request);
        return reply.code(201).send(succeed({ message: adMessages.created, id: result.id }));
      },
    });

    app.route({
      ...receiveForm(
        services,
        endpoint("updateAd", {
          summary: "Change an ad",
          description: "Overwrites an ad; its file, and a film's captions, only when one is sent.",
          consumes: ["multipart/form-data", "application/json"],
          body: adUpdate,
        }),
        media,
        captionsFile,
      ),
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

    app.route({
      ...endpoint("toggleAd", {
        summary: "Switch an ad on or off",
        description: "Switches an ad on or off without changing anything else.",
        body: adToggle,
      }),
      handler: async (request, reply) => {
        const there = await toggleAd(services, signedIn(request), request.body);
        if (!there) return reply.code(404).send(missing);
        return succeed({ message: request.body.is_active ? adMessages.activated : adMessages.deactivated });
      },
    });

    app.route({
      ...endpoint("deleteAd", {
        summary: "Delete an ad",
        description: "Deletes an ad and its file for good.",
        body: adRemoval,
      }),
      handler: async (request, reply) => {
        const gone = await deleteAd(services, signedIn(request), request.body.id);
        return gone ? succeed({ message: adMessages.deleted }) : reply.code(404).send(missing);
      },
    });
  };
}
