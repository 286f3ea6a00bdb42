import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { responses } from "#app/contract/reply-schemas.ts";
import { recordChange } from "#server/audit.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { signedIn } from "#server/http/session-check.ts";
import { removeIfUnused } from "#server/media/unused.ts";
import type { Services } from "#server/services.ts";
import { sampleContentMessages, totalOf } from "./sample-content.messages.ts";
import { sampleContentReply } from "./sample-content.schema.ts";
import { countSamples, deleteSamples } from "./sample-content.store.server.ts";

export function sampleContentApi(services: Services): FastifyPluginAsyncZod {
  const { db, clock } = services;

  return async (app) => {
    app.route({
      ...endpoint("countSampleContent"),
      schema: { summary: "How much sample content there is", response: responses(sampleContentReply) },
      handler: async () => {
        const by_noun = await countSamples(db);
        return succeed({ total: totalOf(by_noun), by_noun });
      },
    });

    app.route({
      ...endpoint("deleteSampleContent"),
      schema: { summary: "Remove all sample content", response: responses(sampleContentReply) },
      handler: async (request, reply) => {
        const { removed, files } = await db.transaction().execute(async (trx) => {
          const result = await deleteSamples(trx);
          if (totalOf(result.removed) > 0) {
            const change = { action: "delete", noun: "sample content", id: "all", before: result.removed };
            await recordChange(trx, clock.now(), signedIn(request), change);
          }
          return result;
        });
        const total = totalOf(removed);
        if (total === 0) return reply.code(404).send(refuse(sampleContentMessages.none));
        for (const file of files) await removeIfUnused(services, file);
        return succeed({ message: sampleContentMessages.deleted(total), total, by_noun: removed });
      },
    });
  };
}
