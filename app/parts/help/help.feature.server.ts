import type { CheckedFeature } from "#app/features/giving/ledger-check/ledger-check.server.ts";
import { helpEventsTable, helpPapersTable, helpRequestsTable } from "./help.table.ts";
import { checkHelp } from "./server/check-help.server.ts";
import { helpDecisionAct } from "./server/decide-help.server.ts";
import { eraseHelpRequests } from "./server/erase-help.server.ts";
import { helpRoutes } from "./server/help.routes.server.ts";
import { helpTerms } from "./server/help.terms.server.ts";
import { countHelp } from "./server/help-list.server.ts";

export const helpFeature: CheckedFeature = {
  group: { name: "Help", description: "Families who ask for help, their visit and what is decided." },
  tables: [helpRequestsTable, helpEventsTable, helpPapersTable],
  terms: helpTerms,
  erasures: { help_requests: eraseHelpRequests },
  routes: helpRoutes,
  waiting: countHelp,
  async checkLedger(trx, report) {
    await checkHelp(trx, report);
    return {};
  },
  acts: [helpDecisionAct],
  media: [{ table: "help_papers", column: "path", holds: "path" }],
};
