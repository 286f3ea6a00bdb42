import type { Feature } from "#server/services.ts";
import { bookingAct } from "./admin/book-donation.server.ts";
import { confirmationAct } from "./admin/confirm-donation.server.ts";
import { deskRoutes } from "./admin/donations-desk.routes.server.ts";
import { refundAct } from "./admin/donations-desk.service.server.ts";
import { listOpenFunds } from "./ledger/funds.server.ts";
import { readGatewayHealth, readInquiryQueue } from "./ledger/gateway-health.server.ts";
import { startGatewayWorker } from "./ledger/gateway-worker.server.ts";
import { donationRoutes } from "./server/donations.routes.server.ts";
import { gatewayReturnRoutes } from "./server/donations-returns.routes.server.ts";

export const donationsFeature: Feature = {
  group: { name: "Donations", description: "Gifts, their payment, and what became of them." },
  // Each in a scope of its own: only the returns of gateways read forms as providers post them.
  routes(app, services) {
    donationRoutes(app, services);
    // In a scope of its own: nowhere else are forms of providers read.
    app.register(async (scope) => gatewayReturnRoutes(scope, services));
    deskRoutes(app, services);
  },
  acts: [refundAct, confirmationAct, bookingAct],
  work: startGatewayWorker,
  health: readGatewayHealth,
  queue: { name: "inquiries", read: readInquiryQueue },
  queryValues: {
    "/donate?fund": async (services) => (await listOpenFunds(services)).map(({ slug }) => slug),
  },
};
