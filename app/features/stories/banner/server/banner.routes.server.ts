import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done, refusal } from "#app/contract/reply-schemas.ts";
import { bannerCalls } from "#app/features/stories/banner/banner.calls.ts";
import { banner, bannerForm, openedBannerQuery } from "#app/features/stories/banner/banner.schema.ts";
import { bannerAdminCalls } from "#app/features/stories/banner/banner-admin.calls.ts";
import { bannerMessages } from "#app/features/stories/banner/banner-admin.messages.ts";
import { hasEnded } from "#app/features/stories/banner/banner-end.ts";
import { bannerVersion } from "#app/features/stories/banner/banner-version.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { may, signedIn } from "#server/http/session-check.ts";
import {
  deleteBanner,
  lockBanner,
  readBanner,
  readCurrentBanner,
  readStoredBanner,
  saveBanner,
} from "./banner.store.server.ts";
import { bannerAfter, keepBannerVersion } from "./banner-versions.server.ts";

const noun = "banner";

export function bannerRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  addRoute(app, bannerCalls.readBanner, {
    description:
      "The announcement, or a refusal when there is none or it has ended. With a token also one that has ended, and its end.",
    reply: z.union([done({ data: banner }), refusal]),
    handler: async (request) => {
      const staff = may(request, "content:write");
      const data = staff ? await readBanner(db) : await readCurrentBanner(db, clock.now());
      return data ? succeed({ data }) : refuse(bannerMessages.none);
    },
  });

  addRoute(app, bannerAdminCalls.saveBanner, {
    description:
      "Sets the announcement, where it leads and when it ends; with a version, only if it is still what was opened.",
    query: openedBannerQuery,
    body: bannerForm,
    handler: async (request, reply) => {
      const { version } = request.query;
      const now = clock.now();
      const who = signedIn(request);
      if (hasEnded(request.body, karachiMinute(now))) {
        return reply.code(422).send(refuse(bannerMessages.endPast));
      }
      const saved = await db.transaction().execute(async (trx) => {
        await lockBanner(trx);
        const before = await readStoredBanner(trx);
        if (version !== undefined && version !== bannerVersion(before)) return false;
        const after = bannerAfter(request.body, before, now);
        await keepBannerVersion(trx, now, who, { before, after, action: "save" });
        await saveBanner(trx, after, now);
        const change = { action: before ? "update" : "create", noun, id: 1, before, after };
        await recordChange(trx, now, who, change);
        return true;
      });
      if (!saved) return reply.code(409).send(refuse(bannerMessages.stale));
      return succeed({ message: bannerMessages.updated });
    },
  });

  addRoute(app, bannerAdminCalls.deleteBanner, {
    description:
      "Takes the announcement off every page; with a version, only if it is still what was opened.",
    query: openedBannerQuery,
    refuses: [404],
    handler: async (request, reply) => {
      const { version } = request.query;
      const fault = await db.transaction().execute(async (trx) => {
        await lockBanner(trx);
        const before = await readStoredBanner(trx);
        if (!before) return "missing";
        if (version !== undefined && version !== bannerVersion(before)) return "stale";
        const now = clock.now();
        const who = signedIn(request);
        await keepBannerVersion(trx, now, who, { before, after: undefined, action: "delete" });
        await recordChange(trx, now, who, { action: "delete", noun, id: 1, before });
        await deleteBanner(trx);
        return undefined;
      });
      if (fault === "missing") return reply.code(404).send(refuse(bannerMessages.none));
      if (fault === "stale") return reply.code(409).send(refuse(bannerMessages.stale));
      return succeed({ message: bannerMessages.removed });
    },
  });
}
