import { callList, callQuery, useRefresh } from "#app/dashboard/call.ts";
import { fundsCalls } from "#app/features/giving/funds/funds.calls.ts";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

/* What several parts of giving's dashboard ask for. */

/** The names under which the page's URL keeps what is asked for; the calls have the same. */
export const donationFilters = [
  "q",
  "month",
  "by",
  "from",
  "to",
  "fund",
  "method",
  "state",
  "review",
] as const;
export type DonationsAsked = Record<(typeof donationFilters)[number], string>;

export const fundBalances = callQuery(donationsDeskCalls.listFunds, {
  texts: { failed: messages.fundsFailed },
});

export const donationList = (asked: DonationsAsked) =>
  callList(
    donationsDeskCalls.listDonations,
    { query: asked, texts: { failed: messages.loadFailed } },
    ({ rows }) => ({ rows }),
  );

export const donationTotals = (asked: DonationsAsked) =>
  callQuery(donationsDeskCalls.sumDonations, { query: asked, texts: { failed: messages.totalsFailed } });

export const donationDetails = (reference: string) =>
  callQuery(donationsDeskCalls.readDonationDetails, {
    query: { reference },
    texts: { failed: messages.oneFailed },
  });

/** Loads everything of donations and funds again. */
export const useRefreshGiving = () =>
  useRefresh(
    donationsDeskCalls.listDonations,
    donationsDeskCalls.sumDonations,
    donationsDeskCalls.readGivingMonths,
    donationsDeskCalls.readDonationDetails,
    donationsDeskCalls.listFunds,
    fundsCalls.listPayouts,
    fundsCalls.listFundEntries,
    approvalsCalls.listApprovals,
  );

export const saveTexts = { failed: messages.saveFailed };
