import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import { addRoute } from "#server/http/endpoint.ts";
import { signedIn } from "#server/http/session-check.ts";
import { removeUnusedMedia } from "#server/media/unused.ts";
import type { Services } from "#server/services.ts";
import { sampleContentMessages } from "./sample-content.messages.ts";
import { type SampleCount, sampleContentReply } from "./sample-content.schema.ts";
import { countSamples, deleteSamples } from "./sample-content.store.server.ts";

const totalOf = (count: SampleCount) => Object.values(count).reduce((sum, each) => sum + each, 0);

export function sampleContentRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, features } = services;

  addRoute(app, "countSampleContent", {
    summary: "How much sample content there is",
    description: "How many pieces of sample content are left, by their kind.",
    reply: sampleContentReply,
    handler: async () => {
      const by_noun = await countSamples(db, features);
      return succeed({ total: totalOf(by_noun), by_noun });
    },
  });

  addRoute(app, "deleteSampleContent", {
    summary: "Remove all sample content",
    description: "Deletes every piece of sample content that nobody has edited.",
    reply: sampleContentReply,
    handler: async (request, reply) => {
      const { removed, files } = await db.transaction().execute(async (trx) => {
        const result = await deleteSamples(trx, features);
        if (totalOf(result.removed) > 0) {
          const change = { action: "delete", noun: "sample content", id: "all", before: result.removed };
          await recordChange(trx, clock.now(), signedIn(request), change);
        }
        return result;
      });
      const total = totalOf(removed);
      if (total === 0) return reply.code(404).send(refuse(sampleContentMessages.none));
      await removeUnusedMedia(services, files);
      return succeed({ message: sampleContentMessages.deleted(total), total, by_noun: removed });
    },
  });
}
