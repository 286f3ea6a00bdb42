import { callList, callQuery, useRefresh } from "#app/dashboard/call-query.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

/* What several parts of giving's dashboard ask for. */

/** The names under which the page's URL keeps what is asked for; the calls have the same. */
export const donationFilters = [
  ...(["q", "month", "by", "from", "to", "fund", "method", "state", "review"] as const),
];
export type DonationsAsked = Record<(typeof donationFilters)[number], string>;

export const fundBalances = callQuery("listFunds", { texts: { failed: messages.fundsFailed } });

export const donationList = (asked: DonationsAsked) =>
  callList("listDonations", { query: asked, texts: { failed: messages.loadFailed } }, ({ rows }) => ({
    rows,
  }));

export const donationTotals = (asked: DonationsAsked) =>
  callQuery("sumDonations", { query: asked, texts: { failed: messages.totalsFailed } });

export const donationDetails = (reference: string) =>
  callQuery("readDonationDetails", { query: { reference }, texts: { failed: messages.oneFailed } });

/** Loads everything of donations and funds again. */
export const useRefreshGiving = () =>
  useRefresh(
    "listDonations",
    "sumDonations",
    "readGivingMonths",
    "readDonationDetails",
    "listFunds",
    "listPayouts",
    "listApprovals",
  );

export const saveTexts = { failed: messages.saveFailed };
