import type { Feature } from "#server/feature.ts";
import { startGatewayWorker } from "./ledger/gateway-worker.server.ts";
import { pledgesRoutes } from "./pledges/pledges.routes.server.ts";
import { pledgesAdminRoutes } from "./pledges/pledges-admin.routes.server.ts";
import { startPledgeReminders } from "./pledges/remind-pledges.server.ts";
import { donationRoutes } from "./server/donations.routes.server.ts";
import { gatewayReturnRoutes } from "./server/donations-returns.routes.server.ts";

/** Gifts: their start, what gateways bring back, monthly support, and what goes on by itself. */
export const donationsFeature: Feature = {
  group: { name: "Donations", description: "Gifts, their payment, receipts and what became of them." },
  routes: (services) => async (app) => {
    await app.register(donationRoutes(services));
    await app.register(pledgesRoutes(services));
    await app.register(pledgesAdminRoutes(services));
    // In a scope of its own: only here are forms read as providers post them.
    await app.register(gatewayReturnRoutes(services));
  },
  work: (services) => {
    const works = [startGatewayWorker(services), startPledgeReminders(services)];
    return {
      async stop() {
        await Promise.all(works.map((started) => started.stop()));
      },
    };
  },
};
