import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { succeed } from "#app/contract/replies.ts";
import { answers, done } from "#app/contract/reply-schemas.ts";
import { endpoint } from "#server/http/endpoint.ts";
import type { Services } from "#server/services.ts";
import { headlineForm, headlineMessages } from "./headline.rules.ts";
import { readHeadline, saveHeadline } from "./headline.store.server.ts";

export function headlineApi({ db, clock }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("readHeadline"),
      schema: { summary: "Headline", response: answers(done({ headline: z.string() })) },
      handler: async () => succeed({ headline: (await readHeadline(db)) ?? headlineMessages.fallback }),
    });

    app.route({
      ...endpoint("saveHeadline"),
      schema: { summary: "Save the headline", body: headlineForm, response: answers(done({})) },
      handler: async (request) => {
        await saveHeadline(db, request.body.headline, clock.now());
        return succeed({ message: headlineMessages.updated });
      },
    });
  };
}
