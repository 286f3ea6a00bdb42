import type { FastifyInstance } from "fastify";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import { ads } from "#app/features/stories/ads/ads.rows.ts";
import * as schema from "#app/features/stories/ads/ads.schema.ts";
import { adsAdminCalls } from "#app/features/stories/ads/ads-admin.calls.ts";
import {
  imageMaxBytes,
  maxAdsPerCall,
  adMessages as messages,
  videoMaxBytes,
} from "#app/features/stories/ads/ads-admin.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { captionsFile } from "#app/lib/video-captions.ts";
import { addRowRoutes } from "#app/rows/row-routes.server.ts";
import { switchRow } from "#app/rows/row-service.server.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { pageOf } from "#server/http/next-page.ts";
import { may } from "#server/http/session-check.ts";
import { adService } from "./ads.service.server.ts";
import { listAds } from "./ads.store.server.ts";

export const media = {
  field: "media_file" as const,
  wrongType: messages.fileType,
  image: { maxBytes: imageMaxBytes, tooLarge: messages.imageSize },
  video: { maxBytes: videoMaxBytes, tooLarge: messages.videoSize },
};

export function adsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, adsCalls.listAds, {
    description: "Visitors get the ads that may be shown today; with a token all of them. Newest first.",
    query: schema.listAdsQuery,
    reply: schema.listAdsReply,
    handler: async (request, reply) => {
      const { limit = maxAdsPerCall, cursor, id, status: asked } = request.query;
      const status = may(request, "ads:write") ? asked : "active";
      const today = karachiDay(clock.now());
      return pageOf(reply, await listAds(db, { status, today, limit, cursor, id })).ads;
    },
  });

  const { createAd, updateAd, deleteAd, toggleAd } = adsAdminCalls;
  addRowRoutes(app, deps, {
    service: adService,
    calls: { create: createAd, update: updateAd, remove: deleteAd },
    create: schema.newAd,
    update: schema.adUpdate,
    files: [media, captionsFile],
  });

  addAct(app, deps, toggleAd, {
    description: "Switches an ad on or off without changing anything else.",
    body: schema.adToggle,
    act: async (_, who, { id, is_active: on }) =>
      (await switchRow(deps, who, ads, { id, column: "is_active", on }))
        ? undefined
        : { status: 404, message: messages.notFound },
    message: ({ is_active }) => (is_active ? messages.activated : messages.deactivated),
  });
}
