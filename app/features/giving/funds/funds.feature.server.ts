import { bookGift } from "#app/features/giving/books/book-days.server.ts";
import type { GivingFeature } from "#app/features/giving/ledger/donation-followers.server.ts";
import { entryCancellationAct, fundEntryAct } from "./funds-entries.service.server.ts";
import { payoutRoutes } from "./funds-payouts.routes.server.ts";
import { cancellationAct, payoutAct } from "./funds-payouts.service.server.ts";

export const fundsFeature: GivingFeature = {
  group: { name: "Funds", description: "What each fund has received and paid out." },
  nouns: {
    payout: { label: "payout", page: "/dashboard/funds" },
    "fund entry": { label: "fund entry", page: "/dashboard/funds" },
  },
  exported: {
    funds: "What gifts are given for",
    payouts: "What funds have paid out",
    fund_entries: "What funds had from before, and what went from one to another",
    book_days: "What each day did to each fund and account: sums of gifts, payouts and fund entries",
  },
  followDonation: bookGift,
  routes: payoutRoutes,
  acts: [payoutAct, cancellationAct, fundEntryAct, entryCancellationAct],
};
