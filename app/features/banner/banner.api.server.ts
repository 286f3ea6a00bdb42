import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { endpoint } from "#server/http/endpoint.ts";
import type { Services } from "#server/services.ts";
import { bannerMessages } from "./banner.constants.ts";
import { bannerForm } from "./banner.rules.ts";
import { deleteBanner, readBanner, saveBanner } from "./banner.store.server.ts";

export function bannerApi({ db, clock }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("readBanner"),
      schema: { summary: "Top banner" },
      handler: async () => {
        const banner = await readBanner(db);
        return banner ? { success: true, data: banner } : { success: false, message: bannerMessages.none };
      },
    });

    app.route({
      ...endpoint("saveBanner"),
      schema: { summary: "Save the top banner", body: bannerForm },
      handler: async (request) => {
        await saveBanner(db, request.body, clock.now());
        return { success: true, message: bannerMessages.updated };
      },
    });

    app.route({
      ...endpoint("deleteBanner"),
      schema: { summary: "Take the banner down" },
      handler: async (_request, reply) => {
        const removed = await deleteBanner(db);
        return removed
          ? { success: true, message: bannerMessages.removed }
          : reply.code(404).send({ success: false, message: bannerMessages.none });
      },
    });
  };
}
