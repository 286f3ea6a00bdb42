import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as entries from "./funds-entries.schema.ts";
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
  listFundEntries: get<{ reply: typeof entries.listFundEntriesReply }>(
    "fund-entries",
    "funds:read",
    "Opening balances and transfers between funds",
  ),
  createFundEntry: post<{ body: typeof entries.fundEntryForm }>(
    "fund-entries",
    "funds:write",
    "Record an opening balance or a transfer",
  ),
  cancelFundEntry: post<{ body: typeof entries.fundEntryCancellation }>(
    "fund-entries/cancel",
    "funds:write",
    "Cancel a fund entry",
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
