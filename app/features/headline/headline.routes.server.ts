import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { recordChange } from "#server/audit.ts";
import { addRoute } from "#server/http/endpoint.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { headline, headlineForm, headlineMessages } from "./headline.schema.ts";
import { readHeadline, saveHeadline } from "./headline.store.server.ts";

export function headlineRoutes(app: FastifyInstance, { db, clock }: Services): void {
  addRoute(app, "readHeadline", {
    summary: "Headline",
    description: "The headline as it stands now.",
    reply: done(headline.shape),
    handler: async () => succeed((await readHeadline(db)) ?? { headline: headlineMessages.fallback }),
  });

  addRoute(app, "saveHeadline", {
    summary: "Save the headline",
    description: "Sets the headline.",
    body: headlineForm,
    handler: async (request) => {
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const before = { headline_ur: "", ...(await readHeadline(trx)) };
        await saveHeadline(trx, request.body, now);
        const change = { action: "update", noun: "headline", id: 1, before, after: request.body };
        await recordChange(trx, now, signedIn(request), change);
      });
      return succeed({ message: headlineMessages.updated });
    },
  });
}
