import type { Feature } from "#server/feature.ts";
import { deskRoutes } from "./admin/donations-desk.routes.server.ts";
import { payoutRoutes } from "./funds/donations-payouts.routes.server.ts";
import { startGatewayWorker } from "./ledger/gateway-worker.server.ts";
import { donationRoutes } from "./server/donations.routes.server.ts";
import { gatewayReturnRoutes } from "./server/donations-returns.routes.server.ts";

/** Gifts: their start, what gateways bring back, and the worker that asks the gateways. */
export const donationsFeature: Feature = {
  group: { name: "Donations", description: "Gifts, their payment, receipts and what became of them." },
  routes: (services) => async (app) => {
    await app.register(donationRoutes(services));
    await app.register(deskRoutes(services));
    await app.register(payoutRoutes(services));
    // In a scope of its own: only here are forms read as providers post them.
    await app.register(gatewayReturnRoutes(services));
  },
  work: startGatewayWorker,
};
