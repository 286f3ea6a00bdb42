import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import { lockAccount } from "#server/db/accounts.ts";
import { addRoute } from "#server/http/endpoint.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { ownSessionMessages } from "./session.messages.ts";
import { deleteOtherSessionsReply, listSessionsReply, sessionRemoval } from "./session-list.schema.ts";
import {
  deleteOtherSessions,
  deleteOwnSession,
  isCurrentSession,
  listOwnSessions,
} from "./session-list.store.server.ts";

const action = "end session";
const noun = "session";

/** The calls about one's own sessions. Nobody sees or ends another user's. */
export function ownSessionRoutes(plain: FastifyInstance, { db, clock }: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  addRoute(app, "listSessions", {
    summary: "Where one is signed in",
    description: "The sessions of the person who asks, the last used first. Never a token.",
    reply: listSessionsReply,
    handler: async (request) =>
      succeed({ sessions: await listOwnSessions(db, signedIn(request), clock.now()) }),
  });

  addRoute(app, "deleteSession", {
    summary: "End another session of one's own",
    description: "Ends one of the sessions of the person who asks, not the one that asks.",
    body: sessionRemoval,
    handler: async (request, reply) => {
      const who = signedIn(request);
      const { id } = request.body;
      if (await isCurrentSession(db, who, id))
        return reply.code(409).send(refuse(ownSessionMessages.current));
      const ended = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, who.userId);
        const session = await deleteOwnSession(trx, who, id);
        if (!session) return false;
        const change = { action, noun, id: who.userId, before: { device: session.device } };
        await recordChange(trx, clock.now(), who, change);
        return true;
      });
      return ended
        ? succeed({ message: ownSessionMessages.ended })
        : reply.code(404).send(refuse(ownSessionMessages.notFound));
    },
  });

  addRoute(app, "deleteOtherSessions", {
    summary: "End all other sessions of one's own",
    description: "Ends every session of the person who asks but the one that asks.",
    reply: deleteOtherSessionsReply,
    handler: async (request) => {
      const who = signedIn(request);
      const ended = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, who.userId);
        const count = await deleteOtherSessions(trx, who);
        if (count > 0) {
          const change = { action, noun, id: who.userId, before: { sessions: count } };
          await recordChange(trx, clock.now(), who, change);
        }
        return count;
      });
      return succeed({ message: ownSessionMessages.othersEnded(ended), ended });
    },
  });
}
