import type { Feature } from "#server/feature.ts";
import { transferRoutes } from "./server/transfer-reports.routes.server.ts";

export const transferReportsFeature: Feature = {
  group: { name: "Transfer reports", description: "Transfers that donors report, and what staff find." },
  routes: transferRoutes,
  media: [{ table: "transfer_reports", column: "slip", holds: "path" }],
};
