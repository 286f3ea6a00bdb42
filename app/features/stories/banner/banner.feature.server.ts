import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done, refusal } from "#app/contract/reply-schemas.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { may, signedIn } from "#server/http/session-check.ts";
import { bannerCalls } from "./banner.calls.ts";
import { banner, bannerForm, bannerMessages, bannerVersion, openedBannerQuery } from "./banner.schema.ts";
import { bannerAdminCalls } from "./banner-admin.calls.ts";
import { hasEnded } from "./banner-end.ts";
import {
  deleteBanner,
  lockBanner,
  nextBannerEnd,
  readBanner,
  readCurrentBanner,
  readStoredBanner,
  saveBanner,
} from "./server/banner.store.server.ts";
import { bannerAfter, keepBannerVersion, versionedBanner } from "./server/banner-versions.server.ts";

const noun = "banner";

function bannerRoutes(app: FastifyInstance, { db, clock }: Deps): void {
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

async function addSampleBanner(db: Db, now: Date): Promise<void> {
  const banner = {
    message:
      "Winter drive in Lahore: 2,000 warm quilts for families along the Ravi before the first cold wave of December.",
    message_ur:
      "لاہور میں سردیوں کی مہم: دسمبر کی پہلی سرد لہر سے پہلے راوی کے کنارے رہنے والے خاندانوں کے لیے 2,000 گرم رضائیاں۔",
    link_text: "Read the story",
    link_text_ur: "کہانی پڑھیں",
    link_url: "/blogs",
  };
  await saveBanner(db, banner, now, { sample: true });
}

export const bannerFeature: Feature = {
  group: { name: "Banner", description: "The announcement at the top of every page." },
  nouns: { banner: { label: "banner", page: "/dashboard/banner" } },
  exported: {
    banner: "The banner above every page",
  },
  routes: bannerRoutes,
  versions: [versionedBanner],
  nextChange: nextBannerEnd,
  samples: { add: addSampleBanner, tables: [{ noun: "banner", table: "banner" }] },
};
