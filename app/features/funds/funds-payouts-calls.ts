import { call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import { givingKey } from "#app/features/donations/admin/donations-desk-calls.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { rupees } from "#app/lib/money.ts";
import { payoutMessages as messages } from "./funds-payouts.messages.ts";
import type { Payout, PayoutForm } from "./funds-payouts.schema.ts";

/* The calls of /dashboard/funds, with their texts. */

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

type WriteReply = CallResult<{ message?: string }>;

export const createPayout = (form: PayoutForm, createKey: string): Promise<WriteReply> =>
  call("createPayout", {
    json: { ...form, amount: rupees(form.amount) },
    texts: { failed: messages.saveFailed },
    createKey,
  });

export const cancelPayout = (id: number, reason: string): Promise<WriteReply> =>
  call("cancelPayout", { json: { id, reason }, texts: { failed: messages.cancelFailed } });
