import type { Feature } from "#server/feature.ts";
import { startGatewayWorker } from "./ledger/gateway-worker.server.ts";
import { donationRoutes } from "./server/donations.routes.server.ts";
import { gatewayReturnRoutes } from "./server/donations-returns.routes.server.ts";
import { startSealing } from "./transparency/seal-days.server.ts";
import { transferRoutes } from "./transfers/transfers.routes.server.ts";

/** Gifts: their start, what gateways bring back, the worker that asks the gateways, and the sealing of the open books. */
export const donationsFeature: Feature = {
  group: { name: "Donations", description: "Gifts, their payment, receipts and what became of them." },
  routes: (services) => async (app) => {
    await app.register(donationRoutes(services));
    await app.register(transferRoutes(services));
    // In a scope of its own: only here are forms read as providers post them.
    await app.register(gatewayReturnRoutes(services));
  },
  work: (services) => {
    const running = [startGatewayWorker(services), startSealing(services)];
    return {
      async stop() {
        await Promise.all(running.map((started) => started.stop()));
      },
    };
  },
  media: [{ table: "transfer_reports", column: "slip", holds: "path" }],
};
