import type { MonthFeature } from "#app/features/giving/ledger/closings.server.ts";
import { statementRoutes } from "./server/bank-statements.routes.server.ts";
import { statementMonthRoutes } from "./server/bank-statements-months.routes.server.ts";
import { lineBookingAct } from "./server/book-line.server.ts";
import { joinAct } from "./server/confirm-by-line.server.ts";
import { isMonthUnequal } from "./server/month.server.ts";

export const bankStatementsFeature: MonthFeature = {
  group: { name: "Bank statements", description: "Their lines, and the gifts that these pay." },
  routes: (app, deps) => {
    statementRoutes(app, deps);
    statementMonthRoutes(app, deps);
  },
  isMonthUnequal,
  acts: [joinAct, lineBookingAct],
};
