import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { CheckedFeature } from "#app/features/giving/ledger-check/ledger-check.server.ts";
import type { RenewingFeature } from "#app/features/giving/ledger-check/ledger-difference.server.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { openBooksCalls } from "./open-books.calls.ts";
import { sealMessages as messages } from "./open-books.messages.ts";
import { listSealAlertsReply, sealAcknowledgement, sealAlertsQuery } from "./open-books.schema.ts";
import { homeBooksWords } from "./open-books.words.ts";
import { checkSealedDays } from "./server/check-sealed-days.server.ts";
import { listSealedDays, readBooksTotal } from "./server/open-books.store.server.ts";
import {
  countSealedDays,
  listSealAlerts,
  readBooksHealth,
  readLastCheck,
} from "./server/open-books-seals.store.server.ts";
import { renewSeals } from "./server/renew-seals.server.ts";
import { startSealing } from "./server/seal-days.server.ts";

/** Sealed days that did not match, and what staff have found out: BOOKS-09. */
function sealAlertRoutes(app: FastifyInstance, deps: Deps): void {
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

export const openBooksFeature: CheckedFeature & RenewingFeature = {
  group: { name: "Open books", description: "The sealed days, and what no longer matches its seal." },
  nouns: { "sealed day": { label: "sealed day", page: "/dashboard/open-books" } },
  exported: {
    receipt_days: "The sealed days of the open books (docs/open-books.md)",
    seal_alerts: "Differences that were found in sealed days",
    replaced_seals: "Seals of days that were sealed again, as they were before",
    seal_anchors: "A copy of each seal",
  },
  routes: sealAlertRoutes,
  work: startSealing,
  waiting: countAlerts,
  async checkLedger(trx, report, facts) {
    return { days: await checkSealedDays(trx, report, facts) };
  },
  renewSeals,
  async homeSums({ reader }, language, failed) {
    const t = textIn(language, homeBooksWords);
    const sums = await readBooksTotal(reader).catch(failed);
    const rows = sums && [
      { name: t("cameIn"), paisa: sums.in - sums.refunded },
      { name: t("wentOut"), paisa: sums.out },
      { name: t("balance"), paisa: sums.stands },
    ];
    return {
      sums: sums && (sums.in > 0 || sums.out > 0) ? rows : sums && [],
      links: [
        { to: "/verify-receipt", text: t("checkReceipt") },
        { to: "/transparency", text: t("seeFunds") },
      ],
    };
  },
  health: ({ db }) => readBooksHealth(db),
};

/** Sealed days that do not match, into which nobody has looked yet. */
async function countAlerts({ db }: Deps) {
  const { count } = await db
    .selectFrom("seal_alerts")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("acknowledged_at", "is", null)
    .executeTakeFirstOrThrow();
  return { sealed_days: count };
}
