import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as funds from "./funds-payouts.schema.ts";

const { get, post, put } = staffCalls;

export const fundsCalls = calls({
  listPayouts: get<{ query: typeof funds.payoutQuery; reply: typeof funds.listPayoutsReply }>(
    "payouts",
    "funds:read",
    "Payouts",
  ),
  createPayout: post<{ body: typeof funds.payoutForm }>("payouts", "funds:write", "Record a payout"),
  translatePayout: put<{ body: typeof funds.payoutTranslation }>(
    "payouts/urdu",
    "funds:write",
    "Write the Urdu of a payout's purpose",
  ),
  cancelPayout: post<{ body: typeof funds.payoutCancellation }>(
    "payouts/cancel",
    "funds:write",
    "Cancel a payout",
  ),
  exportPayouts: get<{ query: typeof funds.payoutFilter; reply: Blob }>(
    "payouts.csv",
    "funds:read",
    "Payouts as CSV",
    {
      proof: "recent",
    },
  ),
});
