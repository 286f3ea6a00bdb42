import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { succeed } from "#app/contract/replies.ts";
import { responses } from "#app/contract/reply-schemas.ts";
import { endpoint } from "#server/http/endpoint.ts";
import type { Services } from "#server/services.ts";
import { readOverviewReply } from "./overview.schema.ts";
import { readFigures } from "./overview.store.server.ts";

export function overviewRoutes({ db, clock }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("readOverview"),
      schema: {
        summary: "The figures of the first page of the dashboard",
        description: "The dashboard's figures, counted from the data.",
        response: responses(readOverviewReply),
      },
      handler: async () => succeed(await readFigures(db, clock.now())),
    });
  };
}
