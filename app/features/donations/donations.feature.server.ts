import type { Feature } from "#server/feature.ts";
import { deskRoutes } from "./admin/donations-desk.routes.server.ts";
import { payoutRoutes } from "./funds/donations-payouts.routes.server.ts";
import { listOpenFunds } from "./funds/funds.server.ts";
import { startGatewayWorker } from "./ledger/gateway-worker.server.ts";
import { pledgesRoutes } from "./pledges/pledges.routes.server.ts";
import { pledgesAdminRoutes } from "./pledges/pledges-admin.routes.server.ts";
import { startPledgeReminders } from "./pledges/remind-pledges.server.ts";
import { sealAlertRoutes } from "./seals/seals.routes.server.ts";
import { readBooksHealth } from "./seals/seals.store.server.ts";
import { donationRoutes } from "./server/donations.routes.server.ts";
import { gatewayReturnRoutes } from "./server/donations-returns.routes.server.ts";
import { transferRoutes } from "./transfers/transfers.routes.server.ts";
import { statementRoutes } from "./transfers/transfers-statements.routes.server.ts";
import { startSealing } from "./transparency/seal-days.server.ts";

/** Each in a scope of its own: only the returns of gateways read forms as providers post them. */
const routes = [
  donationRoutes,
  gatewayReturnRoutes,
  transferRoutes,
  statementRoutes,
  pledgesRoutes,
  pledgesAdminRoutes,
  deskRoutes,
  payoutRoutes,
  sealAlertRoutes,
];

/** What goes on by itself: gateways are asked, days of the open books sealed, pledges reminded of. */
const works = [startGatewayWorker, startSealing, startPledgeReminders];

export const donationsFeature: Feature = {
  group: { name: "Donations", description: "Gifts, their payment, receipts and what became of them." },
  routes: (services) => async (app) => {
    for (const plugin of routes) await app.register(plugin(services));
  },
  work: (services) => {
    const running = works.map((start) => start(services));
    return {
      async stop() {
        await Promise.all(running.map((started) => started.stop()));
      },
    };
  },
  queryValues: {
    "/donate?fund": async (services) => (await listOpenFunds(services)).map(({ slug }) => slug),
  },
  health: ({ db }) => readBooksHealth(db),
  media: [{ table: "transfer_reports", column: "slip", holds: "path" }],
};
