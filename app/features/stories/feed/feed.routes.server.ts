import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { feedCalls } from "./feed.calls.ts";
import * as schema from "./feed.schema.ts";
import { lockImpactUpdates, readImpactUpdates, saveImpactUpdates } from "./feed.store.server.ts";
import { feedAdminCalls } from "./feed-admin.calls.ts";
import { feedMessages } from "./feed-admin.messages.ts";
import { feedVersion } from "./feed-version.ts";

/** As the audit log shows the slots: by number, so that of an update only the changed ones are kept. */
const bySlot = (updates: schema.ImpactUpdate[]) =>
  Object.fromEntries(updates.map(({ id, ...update }) => [`slot ${id}`, update]));

export function feedRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  addRoute(app, feedCalls.readImpactUpdates, {
    description: "The updates in their three places.",
    reply: schema.readImpactUpdatesReply,
    handler: async () => readImpactUpdates(db),
  });

  addRoute(app, feedAdminCalls.saveImpactUpdates, {
    description:
      "Overwrites all three updates at once; with a version, only if they are still those that were opened.",
    query: schema.saveImpactUpdatesQuery,
    body: schema.impactFeedForm,
    handler: async (request, reply) => {
      const { version } = request.query;
      const saved = await db.transaction().execute(async (trx) => {
        await lockImpactUpdates(trx);
        const stored = await readImpactUpdates(trx);
        if (version !== undefined && version !== feedVersion(stored)) return false;
        const before = bySlot(stored);
        const now = clock.now();
        await saveImpactUpdates(trx, request.body, now);
        const after = bySlot(await readImpactUpdates(trx));
        const change = { action: "update", noun: "impact feed", id: 1, before, after };
        await recordChange(trx, now, signedIn(request), change);
        return true;
      });
      if (!saved) return reply.code(409).send(refuse(feedMessages.stale));
      return succeed({ message: feedMessages.updated });
    },
  });
}
