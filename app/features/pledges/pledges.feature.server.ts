import type { Feature } from "#server/feature.ts";
import { pledgesRoutes } from "./server/pledges.routes.server.ts";
import { pledgesAdminRoutes } from "./server/pledges-admin.routes.server.ts";
import { startPledgeReminders } from "./server/remind-pledges.server.ts";

export const pledgesFeature: Feature = {
  group: { name: "Pledges", description: "Promises of a gift each month, as donors and staff see them." },
  routes: (services) => async (app) => {
    await app.register(pledgesRoutes(services));
    await app.register(pledgesAdminRoutes(services));
  },
  work: startPledgeReminders,
};
