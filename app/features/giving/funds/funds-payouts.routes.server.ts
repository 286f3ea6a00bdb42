import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { csvRupees } from "#app/lib/money.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { type CsvColumns, sendCsv } from "#server/http/send-csv.ts";
import { signedIn } from "#server/http/session-check.ts";
import { fundsCalls } from "./funds.calls.ts";
import { entryMessages, payoutMessages as messages, payoutMethodNames } from "./funds.messages.ts";
import * as schema from "./funds.schema.ts";
import { cancelFundEntry, listFundEntries, recordFundEntry } from "./funds-entries.service.server.ts";
import { recordPayout, withdrawPayout } from "./funds-payouts.service.server.ts";
import { listPayouts, readAllPayouts, translatePayout } from "./funds-payouts.store.server.ts";

const columns: CsvColumns<schema.Payout> = {
  Day: (row) => row.paid_on,
  Fund: (row) => row.fund_title,
  "Amount (PKR)": (row) => csvRupees(row.amount_paisa),
  Purpose: (row) => row.purpose,
  "Purpose in Urdu": (row) => row.purpose_ur,
  Paid: (row) => payoutMethodNames[row.method],
  Payee: (row) => row.payee,
  "Bank reference": (row) => row.bank_reference,
  Recorded: (row) => row.created_at,
  "Recorded by": (row) => row.created_by,
  Cancelled: (row) => row.cancelled_at,
  "Why cancelled": (row) => row.cancel_reason,
  Case: (row) => row.case,
};

/** The calls of /dashboard/funds: DESK-11, DESK-12. */
export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, fundsCalls.listPayouts, {
    description: "What funds have paid out, the last recorded first, with the cancelled ones.",
    query: schema.payoutQuery,
    reply: schema.listPayoutsReply,
    handler: async (request, reply) => {
      const { limit, cursor, ...filter } = request.query;
      return succeed(pageOf(reply, await listPayouts(deps, filter, { limit, cursor })));
    },
  });

  addAct(app, deps, fundsCalls.createPayout, {
    description: "Records what a fund has paid out. Its purpose is public in the open books.",
    body: schema.payoutForm,
    once: true,
    waits: true,
    act: recordPayout,
    message: messages.recorded,
    status: 201,
  });

  addAct(app, deps, fundsCalls.translatePayout, {
    description: "The Urdu is shown beside what is sealed, and is no part of it (decision 099).",
    body: schema.payoutTranslation,
    act: recorded(async (trx, _now, { id, purpose_ur }) => {
      const before = await translatePayout(trx, { id, purpose_ur });
      if (!before) return { status: 404, message: messages.notFound };
      const change = {
        name: before.purpose,
        before: { purpose_ur: before.purpose_ur },
        after: { purpose_ur },
      };
      return { action: "update", noun: "payout", id, ...change };
    }),
    message: messages.translated,
  });

  addAct(app, deps, fundsCalls.cancelPayout, {
    description: "Cancels a payout that was recorded by mistake. It stays in the list and counts no more.",
    body: schema.payoutCancellation,
    waits: true,
    act: withdrawPayout,
    message: messages.cancelled,
  });

  addRoute(app, fundsCalls.listFundEntries, {
    description: "What funds had from before, and what went from one to another, the last recorded first.",
    reply: schema.listFundEntriesReply,
    handler: async () => succeed({ rows: await listFundEntries(db) }),
  });

  addAct(app, deps, fundsCalls.createFundEntry, {
    description:
      "Records what a fund holds from before, or a transfer between two funds. Nothing leaves Zakat, Sadqah or Fitrana. Its reason is public in the open books.",
    body: schema.fundEntryForm,
    once: true,
    waits: true,
    act: recordFundEntry,
    message: entryMessages.recorded,
    status: 201,
  });

  addAct(app, deps, fundsCalls.cancelFundEntry, {
    description:
      "Cancels a fund entry that was recorded by mistake. It stays in the list and counts no more.",
    body: schema.fundEntryCancellation,
    waits: true,
    act: cancelFundEntry,
    message: entryMessages.cancelled,
  });

  addRoute(app, fundsCalls.exportPayouts, {
    description: "Every payout, cancelled ones among them, as a file for spreadsheets.",
    query: schema.payoutFilter,
    reply: "file",
    handler: async (request, reply) => {
      const change = { action: "export", noun: "payout", id: "all" };
      await recordChange(db, clock.now(), signedIn(request), change);
      const file = `payouts-${karachiDay(clock.now())}.csv`;
      return sendCsv(reply, {
        file,
        rows: readAllPayouts({ ...deps, db: deps.reader }, request.query),
        columns,
      });
    },
  });
}
