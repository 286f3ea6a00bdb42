import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { sampleContentCalls } from "./sample-content.calls.ts";
import { sampleContentMessages } from "./sample-content.messages.ts";
import { countSampleContentReply, deleteSampleContentReply } from "./sample-content.schema.ts";
import { countSamples, readOriginalClaims, removeSamples, totalOf } from "./sample-content.service.server.ts";

export function sampleContentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, features } = deps;

  addRoute(app, sampleContentCalls.countSampleContent, {
    description:
      "How many pieces of sample content are left, by their kind, and what the site still claims as it came.",
    reply: countSampleContentReply,
    handler: async () => {
      const by_noun = await countSamples(db, features);
      const claims = await readOriginalClaims(deps);
      return succeed({ total: totalOf(by_noun), by_noun, claims });
    },
  });

  addRoute(app, sampleContentCalls.deleteSampleContent, {
    description: "Deletes every piece of sample content that nobody has edited.",
    reply: deleteSampleContentReply,
    refuses: [404],
    handler: async (request, reply) => {
      const removed = await removeSamples(deps, signedIn(request));
      const total = totalOf(removed);
      if (total === 0) return reply.code(404).send(refuse(sampleContentMessages.none));
      return succeed({ message: sampleContentMessages.deleted(total), total, by_noun: removed });
    },
  });
}
