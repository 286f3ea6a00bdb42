import type { MonthFeature } from "#app/features/giving/ledger/closings.server.ts";
// The types of the tables that are named below.
import type {} from "./bank-statements.tables.server.ts";
import { statementRoutes } from "./server/bank-statements.routes.server.ts";
import { statementMonthRoutes } from "./server/bank-statements-months.routes.server.ts";
import { lineBookingAct } from "./server/book-line.server.ts";
import { joinAct } from "./server/confirm-by-line.server.ts";
import { monthSteps } from "./server/month.server.ts";
import { statementLinesTable } from "./statement-lines.table.ts";

export const bankStatementsFeature: MonthFeature = {
  group: { name: "Bank statements", description: "Their lines, and the gifts that these pay." },
  nouns: { "bank statement": { label: "bank statement", page: "/dashboard/bank-statements" } },
  exported: {
    statement_balances: "What accounts held at the end of days",
    statement_layouts: "How the statements of each account are read: `columns` is JSON",
    provider_payments: "Payments as the reports of their providers have them",
  },
  tables: [statementLinesTable],
  routes: (app, deps) => {
    statementRoutes(app, deps);
    statementMonthRoutes(app, deps);
  },
  monthSteps,
  acts: [joinAct, lineBookingAct],
};
