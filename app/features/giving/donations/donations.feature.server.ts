import { donationsTable } from "#app/features/giving/ledger/donations.table.ts";
import { listOpenFunds } from "#app/features/giving/ledger/funds.server.ts";
import { readGatewayHealth, readInquiryQueue } from "#app/features/giving/ledger/gateway-health.server.ts";
import { startGatewayWorker } from "#app/features/giving/ledger/gateway-worker.server.ts";
import type { Feature } from "#server/deps.ts";
import { donationRoutes, gatewayReturnRoutes } from "./server/donations.routes.server.ts";

export const donationsFeature: Feature = {
  group: { name: "Donations", description: "Gifts, their payment, and what became of them." },
  exported: {
    donation_events: "What happened to each gift: `donation_id` is of donations, `detail` JSON",
    payment_attempts: "Tries to pay a gift at a provider",
  },
  tables: [donationsTable],
  routes(app, deps) {
    donationRoutes(app, deps);
    // In a scope of its own: nowhere else are forms of providers read.
    app.register(async (scope) => gatewayReturnRoutes(scope, deps));
  },
  work: startGatewayWorker,
  health: readGatewayHealth,
  queue: { name: "inquiries", read: readInquiryQueue },
  queryValues: {
    "/donate?fund": async (deps) => (await listOpenFunds(deps)).map(({ slug }) => slug),
  },
};
