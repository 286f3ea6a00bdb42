import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { refusal } from "#app/contract/reply-schemas.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import * as schema from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { readProviderReport } from "#app/parts/bank-statements/provider-report.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { signedIn } from "#server/http/session-check.ts";
import { dayQuestion, statementBody } from "./bank-statements.routes.server.ts";
import { decideDebit, listDebits } from "./debits.server.ts";
import { storeProviderReport } from "./import-provider-report.server.ts";
import { readMonth } from "./month.server.ts";
import { readLayouts, reportsOf } from "./preview-statement.server.ts";
import { recordBalance } from "./statement-balances.server.ts";

/** Money that went out, balances, providers' reports and the end of a month: TRANSFER-10, TRANSFER-24 to 26. */
export function statementMonthRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, bankStatementsCalls.listDebits, {
    description: "Lines of money that went out, with the payout or the gift that each was, the newest first.",
    query: schema.debitsQuery,
    reply: schema.debits,
    handler: async ({ query: { account, cursor } }) =>
      succeed(await listDebits(db, account || undefined, cursor)),
  });

  addAct(app, deps, bankStatementsCalls.decideDebit, {
    description: "Says what money was that went out, and joins it with the payout or the gift that it was.",
    body: schema.debitDecision,
    config: { changesNothing: true },
    act: decideDebit,
    message: desk.debitDecided,
  });

  addAct(app, deps, bankStatementsCalls.recordBalance, {
    description: "What an account held at the end of a day, where its statement has no balances.",
    body: schema.balanceForm,
    config: { changesNothing: true },
    act: recordBalance,
    message: desk.balanceSaved,
  });

  addRoute(app, bankStatementsCalls.importProviderReport, {
    description:
      "Reads the report of a payment provider in CSV and stores its payments with their fees. A line that cannot be read is named, and nothing is stored.",
    body: schema.providerReportForm,
    reply: schema.providerReportReply,
    refusal: refusal.extend({ question: dayQuestion }),
    bodyLimit: statementBody,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const { provider, statement, day_order: dayOrder } = request.body;
      const kept = await readLayouts(db, reportsOf(provider));
      const report = readProviderReport(statement, { today: karachiDay(clock.now()), dayOrder, kept });
      const [fault, ...others] = report.faults;
      if (fault) return reply.code(422).send(refuse(desk.faults(fault.line, fault.message, others.length)));
      const { question } = report;
      if (question !== undefined)
        return reply.code(409).send({ ...refuse(desk.noDayOrder(question)), question });
      const closed = await storeProviderReport(deps, signedIn(request), { provider, report, dayOrder });
      if (closed) return refuseWith(reply, closed);
      const completed = report.payments.filter(({ state }) => state === "completed");
      return succeed({
        message: desk.reported(report.payments.length),
        payments: report.payments.length,
        gross_paisa: completed.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
        fee_paisa: completed.reduce((sum, { feePaisa }) => sum + feePaisa, 0),
      });
    },
  });

  addRoute(app, bankStatementsCalls.readTransferMonth, {
    description:
      "Account by account: what came in by its statements, and what staff have verified of it in the books.",
    query: schema.monthQuery,
    reply: schema.monthReply,
    handler: async (request) => succeed(await readMonth(deps, request.query.month)),
  });
}
