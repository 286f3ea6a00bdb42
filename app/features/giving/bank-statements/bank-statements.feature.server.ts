import type { Feature } from "#server/deps.ts";
import { statementRoutes } from "./server/bank-statements.routes.server.ts";
import { statementMonthRoutes } from "./server/bank-statements-months.routes.server.ts";
import { lineBookingAct } from "./server/book-line.server.ts";
import { joinAct } from "./server/confirm-by-line.server.ts";

export const bankStatementsFeature: Feature = {
  group: { name: "Bank statements", description: "Their lines, and the gifts that these pay." },
  routes: (app, deps) => {
    statementRoutes(app, deps);
    statementMonthRoutes(app, deps);
  },
  acts: [joinAct, lineBookingAct],
};
