import { useQuery, useQueryClient } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { rupees } from "#app/lib/money.ts";
import { payoutMessages as messages } from "./funds-payouts.messages.ts";
import type { Fund, Payout, PayoutForm } from "./funds-payouts.schema.ts";

/* The calls of /dashboard/funds, with their texts. */

/** Everything of gifts and funds in the cache begins with this. */
export const givingKey = "donations";

export const useFundBalances = () =>
  useQuery({
    queryKey: [givingKey, "funds"],
    queryFn: async () =>
      bodyOf(await call<{ funds: Fund[] }>("listFunds", { texts: { failed: messages.fundsFailed } })).funds,
  });

/** Payouts, the last recorded first, fifty at a time. */
export const usePayouts = (fund: string) =>
  useList<Payout>({
    key: [givingKey, "payouts", fund],
    fetchPage: (cursor) =>
      call<{ rows: Payout[] }>("listPayouts", {
        query: { fund: fund || undefined, cursor },
        texts: { failed: messages.loadFailed },
      }),
  });

/** Loads everything of gifts and funds again. */
export function useRefreshGiving(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [givingKey] });
}

type WriteReply = CallResult<{ message?: string }>;

export const createPayout = (form: PayoutForm, createKey: string): Promise<WriteReply> =>
  call("createPayout", {
    json: { ...form, amount: rupees(form.amount) },
    texts: { failed: messages.saveFailed },
    createKey,
  });

export const cancelPayout = (id: number, reason: string): Promise<WriteReply> =>
  call("cancelPayout", { json: { id, reason }, texts: { failed: messages.cancelFailed } });
