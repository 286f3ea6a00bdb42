import type { FastifyInstance } from "fastify";
import type { ExpressionBuilder } from "kysely";
import type { z } from "zod";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { captionsFile } from "#app/lib/video-captions.ts";
import { mediumAfter } from "#app/rows/row-media.server.ts";
import { addRowRoutes } from "#app/rows/row-routes.server.ts";
import { rowService, switchRow } from "#app/rows/row-service.server.ts";
import { rowsFeature } from "#app/rows/rows-feature.server.ts";
import { listRows } from "#app/rows/rows-list.server.ts";
import { sampleAds } from "#content/sample-ads.ts";
import type { Database } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { may } from "#server/http/session-check.ts";
import { adsCalls } from "./ads.calls.ts";
import {
  type AdStatus,
  adStatus,
  ads,
  imageMaxBytes,
  maxAdsPerCall,
  adMessages as messages,
  videoMaxBytes,
} from "./ads.rows.ts";
import * as schema from "./ads.schema.ts";
import { adsAdminCalls } from "./ads-admin.calls.ts";

export const media = {
  field: "media_file" as const,
  wrongType: messages.fileType,
  image: { maxBytes: imageMaxBytes, tooLarge: messages.imageSize },
  video: { maxBytes: videoMaxBytes, tooLarge: messages.videoSize },
};

function adsRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, adsCalls.listAds, {
    description: "Visitors get the ads that may be shown today; with a token all of them. Newest first.",
    query: schema.listAdsQuery,
    reply: schema.listAdsReply,
    handler: async (request, reply) => {
      const { status: asked, limit = maxAdsPerCall, cursor, id } = request.query;
      const status = may(request, "ads:write") ? asked : "active";
      const today = karachiDay(deps.clock.now());
      const query = { limit, cursor, id };
      const page = await listRows(deps.db, ads, query, {
        also: ["created_at"],
        where: (where) => where.and(status ? hasStatus(where, status, today) : []),
      });
      return pageOf(reply, page).rows.map((row) => ({ ...row, status: adStatus(row, today) }));
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

/** The rule of `adStatus`, as the database applies it. */
function hasStatus(where: ExpressionBuilder<Database, "ads">, status: AdStatus, today: string) {
  if (status === "inactive") return [where("is_active", "=", 0)];
  const on = where("is_active", "=", 1);
  if (status === "scheduled") return [on, where("start_date", ">", today)];
  const begun = where.or([where("start_date", "is", null), where("start_date", "<=", today)]);
  if (status === "expired") return [on, begun, where("end_date", "<", today)];
  return [on, begun, where.or([where("end_date", "is", null), where("end_date", ">=", today)])];
}

type AdForm = z.infer<typeof schema.newAd> & { remove_captions?: boolean };

/** Ads: what they show is a picture or a film, of the media type that the form names. */
export const adService = rowService<AdForm, typeof ads>(ads, {
  begin: (now) => ({ created_at: now.toISOString() }),
  columns: async ({ form, files, before }) => {
    const sent = { ...form, file: files.get("media_file"), captions: files.get("captions") };
    const shown = before && {
      kind: before.media_type,
      path: before.media_url,
      captions: before.captions_url,
    };
    const medium = mediumAfter(sent, shown);
    if ("fault" in medium) return medium;
    const isNew = medium.path !== shown?.path;
    if (form.media_type && form.media_type !== medium.kind)
      return { fault: isNew ? "other media" : "needs file" };
    // The column holds the bare name.
    const media_url = isNew ? medium.path.slice(medium.path.lastIndexOf("/") + 1) : medium.path;
    return { media_type: medium.kind, media_url, captions_url: medium.captions };
  },
  faults: {
    "no file": { status: 422, message: messages.fileMissing },
    "other media": { status: 415, message: messages.otherMedia },
    "needs file": { status: 422, message: messages.needsFile },
  },
});

export const adsFeature = rowsFeature(ads, {
  group: { name: "Ads", description: "Advertisements that visitors see over a page." },
  exported: { ads: "Announcements" },
  routes: adsRoutes,
  // Ads that run, one that is to come and one that is over.
  samples: (now) => {
    const dayIn = (days: number | null) => (days === null ? null : addDays(karachiDay(now), days));
    return sampleAds.map(({ image, startsIn, endsIn, active, ...texts }) => ({
      ...texts,
      media_type: "image",
      media_url: image,
      captions_url: null,
      start_date: dayIn(startsIn),
      end_date: dayIn(endsIn),
      is_active: active ? 1 : 0,
      created_at: now.toISOString(),
      version: 1,
    }));
  },
});
