import type { FastifyInstance } from "fastify";
import { textNouns } from "#app/contract/nouns.ts";
import { serverMessages, succeed } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { may, signedInWith } from "#server/http/session-check.ts";
import { outdatedTextsCalls } from "./outdated-texts.calls.ts";
import * as schema from "./outdated-texts.schema.ts";
import { confirmText, listOutdated } from "./outdated-texts.store.server.ts";

const forbidden = { status: 403, message: serverMessages.noPermission };

/** Where one language of a text was changed since the other: ALL-41b, ALL-41c. */
export function outdatedTextsRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  addRoute(app, outdatedTextsCalls.listOutdatedTexts, {
    description: "Of at most 500 records of a kind, the newest first: which texts, and since when.",
    query: schema.outdatedQuery,
    reply: schema.outdatedReply,
    handler: async (request, reply) => {
      const { noun } = request.query;
      if (!may(request, textNouns[noun].permission)) return refuseWith(reply, forbidden);
      return succeed({ texts: await listOutdated(db, noun) });
    },
  });

  addRoute(app, outdatedTextsCalls.confirmText, {
    description: "It is not listed any more until one language is changed alone again.",
    body: schema.textConfirmation,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const { noun, id, field } = request.body;
      const who = signedInWith(request, textNouns[noun].permission);
      if (!who) return refuseWith(reply, forbidden);
      const isDone = await db.transaction().execute(async (trx) => {
        if (!(await confirmText(trx, request.body))) return false;
        const change = { before: { [field]: "changed in one language" }, after: { [field]: "still holds" } };
        await recordChange(trx, clock.now(), who, { action: "update", noun, id, ...change });
        return true;
      });
      return isDone
        ? succeed({ message: schema.outdatedMessages.confirmed })
        : refuseWith(reply, { status: 409, message: schema.outdatedMessages.changed });
    },
  });
}
