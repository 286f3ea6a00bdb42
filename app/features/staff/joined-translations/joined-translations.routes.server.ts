import type { FastifyInstance } from "fastify";
import { serverMessages, succeed } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { may, signedInWith } from "#server/http/session-check.ts";
import { joinedTranslationsCalls } from "./joined-translations.calls.ts";
import * as schema from "./joined-translations.schema.ts";
import { listJoined, takeDifferences } from "./joined-translations.store.server.ts";

const forbidden = { status: 403, message: serverMessages.noPermission };
const nouns = {
  post: { permission: "posts:write", logged: "blog post" },
  event: { permission: "events:write", logged: "event" },
} as const;

/** Of what was a row in each language, the facts in which the two differed, until staff have looked at them. */
export function joinedTranslationsRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  addRoute(app, joinedTranslationsCalls.listJoinedTranslations, {
    description: "The English value stands; the Urdu one is kept here until somebody has looked at it.",
    query: schema.joinedQuery,
    reply: schema.joinedReply,
    handler: async (request, reply) => {
      const { noun } = request.query;
      if (!may(request, nouns[noun].permission)) return refuseWith(reply, forbidden);
      return succeed({ joined: await listJoined(db, noun) });
    },
  });

  addRoute(app, joinedTranslationsCalls.dismissJoinedTranslation, {
    description: "Its differences are not listed any more. The log keeps them.",
    body: schema.joinedTranslation,
    refuses: [404],
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const { permission, logged } = nouns[request.body.noun];
      const who = signedInWith(request, permission);
      if (!who) return refuseWith(reply, forbidden);
      const looked = await db.transaction().execute(async (trx) => {
        const taken = await takeDifferences(trx, request.body);
        if (!taken) return false;
        const { row_id: id, title: name, differences } = taken;
        const change = { before: { differences }, after: { differences: [] } };
        await recordChange(trx, clock.now(), who, { action: "update", noun: logged, id, name, ...change });
        return true;
      });
      return looked
        ? succeed({ message: schema.joinedMessages.lookedAt })
        : refuseWith(reply, { status: 404, message: schema.joinedMessages.gone });
    },
  });
}
