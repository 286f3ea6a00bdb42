import type { Feature } from "#server/deps.ts";
import { entryCancellationAct, fundEntryAct } from "./funds-entries.service.server.ts";
import { payoutRoutes } from "./funds-payouts.routes.server.ts";
import { cancellationAct, payoutAct } from "./funds-payouts.service.server.ts";

export const fundsFeature: Feature = {
  group: { name: "Funds", description: "What each fund has received and paid out." },
  nouns: {
    payout: { label: "payout", page: "/dashboard/funds" },
    "fund entry": { label: "fund entry", page: "/dashboard/funds" },
  },
  exported: {
    funds: "What gifts are given for",
    payouts: "What funds have paid out",
    fund_entries: "What funds had from before, and what went from one to another",
  },
  routes: payoutRoutes,
  acts: [payoutAct, cancellationAct, fundEntryAct, entryCancellationAct],
};
