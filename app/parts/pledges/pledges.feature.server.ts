import type { GivingFeature } from "#app/features/giving/ledger/donation-followers.server.ts";
import { pledgesTable } from "./pledges.table.ts";
import { activatePledge, createPledge } from "./server/create-pledge.server.ts";
import { pledgesRoutes } from "./server/pledges.routes.server.ts";
import { startPledgeReminders } from "./server/remind-pledges.server.ts";

export const pledgesFeature: GivingFeature = {
  group: { name: "Pledges", description: "Promises of a gift each month, as staff see them." },
  tables: [pledgesTable],
  routes: pledgesRoutes,
  work: startPledgeReminders,
  async followDonation(trx, context, donation, entered) {
    if (entered.to === "started" && entered.monthly)
      await createPledge(trx, context, donation, { mail: entered.mailPledge });
    if (entered.to === "paid") await activatePledge(trx, context, donation);
  },
};
