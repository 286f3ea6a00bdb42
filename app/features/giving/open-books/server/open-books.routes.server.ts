import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { openBooksCalls } from "#app/features/giving/open-books/open-books.calls.ts";
import { sealMessages as messages } from "#app/features/giving/open-books/open-books.messages.ts";
import {
  listSealAlertsReply,
  sealAcknowledgement,
  sealAlertsQuery,
} from "#app/features/giving/open-books/open-books.schema.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { countSealedDays, listSealAlerts } from "./open-books-seals.store.server.ts";

/** Sealed days that did not match, and what staff have found out: BOOKS-09. */
export function sealAlertRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  addRoute(app, openBooksCalls.listSealAlerts, {
    description:
      "Each difference between a sealed day and its receipts that was ever found, the newest first, and how many days are sealed.",
    query: sealAlertsQuery,
    reply: listSealAlertsReply,
    handler: async (request, reply) => {
      const { rows, next } = await listSealAlerts(db, request.query);
      if (next) reply.header("x-next-cursor", String(next));
      return reply.send(succeed({ rows, sealed: await countSealedDays(db) }));
    },
  });

  addRoute(app, openBooksCalls.acknowledgeSealAlert, {
    description:
      "Takes it off what waits. It stays in the list, and the public page goes on showing the difference.",
    body: sealAcknowledgement,
    handler: async (request, reply) => {
      const { id, reason } = request.body;
      const who = signedIn(request);
      const now = clock.now();
      const outcome = await db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom("seal_alerts").select("day").where("id", "=", id).executeTakeFirst();
        if (!row) return "gone";
        const result = await trx
          .updateTable("seal_alerts")
          .set({ acknowledged_at: now.toISOString(), acknowledged_by: who.name, reason })
          .where("id", "=", id)
          .where("acknowledged_at", "is", null)
          .executeTakeFirst();
        if (result.numUpdatedRows === 0n) return "already";
        const after = { title: row.day, reason };
        await recordChange(trx, now, who, { action: "resolve", noun: "sealed day", id, after });
        return "done";
      });
      if (outcome === "gone") return reply.code(404).send(refuse(messages.gone));
      if (outcome === "already") return reply.code(409).send(refuse(messages.already));
      return succeed({ message: messages.done });
    },
  });
}
