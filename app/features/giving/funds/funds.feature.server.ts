import type { Feature } from "#server/deps.ts";
import { entryCancellationAct, fundEntryAct } from "./funds-entries.service.server.ts";
import { payoutRoutes } from "./funds-payouts.routes.server.ts";
import { cancellationAct, payoutAct } from "./funds-payouts.service.server.ts";

export const fundsFeature: Feature = {
  group: { name: "Funds", description: "What each fund has received and paid out." },
  routes: payoutRoutes,
  acts: [payoutAct, cancellationAct, fundEntryAct, entryCancellationAct],
};
