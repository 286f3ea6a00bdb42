import type { GivingFeature } from "#app/features/giving/ledger/donation-followers.server.ts";
import { closeReportOfPaid, verificationAct } from "./server/decide-transfer-report.server.ts";
import { slipsTerm } from "./server/slips.terms.server.ts";
import { transferRoutes } from "./server/transfer-reports.routes.server.ts";
import { transferReportsTable } from "./transfer-reports.table.ts";

export const transferReportsFeature: GivingFeature = {
  group: { name: "Transfer reports", description: "Transfers that donors report, and what staff find." },
  tables: [transferReportsTable],
  terms: [slipsTerm],
  routes: transferRoutes,
  acts: [verificationAct],
  async followDonation(trx, { now }, donation, entered) {
    if (entered.to === "paid" && entered.staff !== undefined)
      await closeReportOfPaid(trx, now, donation.id, entered.staff);
  },
  media: [{ table: "transfer_reports", column: "slip", holds: "path" }],
};
