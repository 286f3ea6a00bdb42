import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { openBooksCalls } from "#app/parts/open-books/open-books.calls.ts";
import { sealMessages as messages } from "#app/parts/open-books/open-books.messages.ts";
import {
  listSealAlertsReply,
  sealAcknowledgement,
  sealAlertsQuery,
} from "#app/parts/open-books/open-books.schema.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { pageOf } from "#server/http/next-page.ts";
import { recorded } from "#server/recorded.ts";
import { listSealedDays } from "./open-books.store.server.ts";
import { countSealedDays, listSealAlerts, readLastCheck } from "./open-books-seals.store.server.ts";

/** Sealed days that did not match, and what staff have found out: BOOKS-09. */
export function sealAlertRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  addRoute(app, openBooksCalls.listSealAlerts, {
    description:
      "Each difference between a sealed day and its receipts that was ever found, the newest first, and how many days are sealed.",
    query: sealAlertsQuery,
    reply: listSealAlertsReply,
    handler: async (request, reply) => {
      const list = pageOf(reply, await listSealAlerts(db, request.query));
      const sealed = await countSealedDays(db);
      const latest = (await listSealedDays(db, { limit: 7 })).map(
        ({ day, receipts, total_paisa, refunded_paisa, paid_out_paisa, link, sealed_at }) => {
          return { day, receipts, total_paisa, refunded_paisa, paid_out_paisa, link, sealed_at };
        },
      );
      return succeed({ ...list, sealed, latest, checked: await readLastCheck(db) });
    },
  });

  addAct(app, deps, openBooksCalls.acknowledgeSealAlert, {
    description:
      "Takes it off what waits. It stays in the list, and the public page goes on showing the difference.",
    body: sealAcknowledgement,
    act: recorded(async (trx, now, { id, reason }, who) => {
      const row = await trx.selectFrom("seal_alerts").select("day").where("id", "=", id).executeTakeFirst();
      if (!row) return { status: 404, message: messages.gone };
      const result = await trx
        .updateTable("seal_alerts")
        .set({ acknowledged_at: now.toISOString(), acknowledged_by: who.name, reason })
        .where("id", "=", id)
        .where("acknowledged_at", "is", null)
        .executeTakeFirst();
      if (result.numUpdatedRows === 0n) return { status: 409, message: messages.already };
      return { action: "resolve", noun: "sealed day", id, after: { title: row.day, reason } };
    }),
    message: messages.done,
  });
}
