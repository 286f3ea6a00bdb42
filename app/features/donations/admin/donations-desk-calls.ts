import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EndpointName } from "#app/contract/endpoints.ts";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import type {
  DonationDetails,
  DonationListRow,
  DonationTotals,
  Fund,
  GivingMonths,
} from "./donations-desk.schema.ts";

/* The calls of the dashboard of giving, with their texts. */

/** Everything of donations and funds in the cache begins with this. */
export const givingKey = "donations";

export const useFundBalances = () =>
  useQuery({
    queryKey: [givingKey, "funds"],
    queryFn: async () =>
      bodyOf(await call<{ funds: Fund[] }>("listFunds", { texts: { failed: messages.fundsFailed } })).funds,
  });

/** Loads everything of donations and funds again. */
export function useRefreshGiving(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [givingKey] });
}

/** The names under which the page's URL keeps what is asked for; the calls have the same. */
export const donationFilters = ["q", "by", "from", "to", "fund", "method", "state", "review"] as const;
export type DonationsAsked = Record<(typeof donationFilters)[number], string>;

export const filtersOf = (asked: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ""));

/** Donations, newest first, fifty at a time. */
export const useDonations = (asked: DonationsAsked) =>
  useList<DonationListRow>({
    key: [givingKey, "list", asked],
    fetchPage: (cursor) =>
      call<{ rows: DonationListRow[] }>("listDonations", {
        query: { ...filtersOf(asked), cursor },
        texts: { failed: messages.loadFailed },
      }),
  });

export const useDonationTotals = (asked: DonationsAsked) =>
  useQuery({
    queryKey: [givingKey, "totals", asked],
    queryFn: async () => {
      const options = { query: filtersOf(asked), texts: { failed: messages.totalsFailed } };
      return bodyOf(await call<{ totals: DonationTotals }>("sumDonations", options)).totals;
    },
  });

export const useGivingMonths = () =>
  useQuery({
    queryKey: [givingKey, "months"],
    queryFn: async () =>
      bodyOf(await call<GivingMonths>("readGivingMonths", { texts: { failed: messages.monthsFailed } })),
  });

/** How often a donation is read again while its gateway is asked, in ms. */
const askingMs = 4000;

export const useDonation = (reference: string) =>
  useQuery({
    queryKey: [givingKey, "one", reference],
    queryFn: async () => {
      const options = { query: { reference }, texts: { failed: messages.oneFailed } };
      return bodyOf(await call<{ donation: DonationDetails }>("readDonationDetails", options)).donation;
    },
    refetchInterval: ({ state: { data } }) =>
      data?.attempts.some((attempt) => attempt.state === "open" && attempt.next_check_at) ? askingMs : false,
  });

export type DeskReply = CallResult<{ message?: string; reference?: string }>;

export const callDesk = (name: EndpointName, json: object): Promise<DeskReply> =>
  call(name, { json, texts: { failed: messages.saveFailed } });
