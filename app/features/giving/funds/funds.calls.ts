import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as funds from "./funds.schema.ts";

const read = staffCalls("funds:read");
const write = staffCalls("funds:write");

export const fundsCalls = calls({
  listPayouts: read.get<{ query: typeof funds.payoutQuery; reply: typeof funds.listPayoutsReply }>(
    "payouts",
    "Payouts",
  ),
  createPayout: write.post<{ body: typeof funds.payoutForm }>("payouts", "Record a payout"),
  translatePayout: write.put<{ body: typeof funds.payoutTranslation }>(
    "payouts/urdu",
    "Write the Urdu of a payout's purpose",
  ),
  cancelPayout: write.post<{ body: typeof funds.payoutCancellation }>("payouts/cancel", "Cancel a payout"),
  listFundEntries: read.get<{ reply: typeof funds.listFundEntriesReply }>(
    "fund-entries",
    "Opening balances and transfers between funds",
  ),
  createFundEntry: write.post<{ body: typeof funds.fundEntryForm }>(
    "fund-entries",
    "Record an opening balance or a transfer",
  ),
  cancelFundEntry: write.post<{ body: typeof funds.fundEntryCancellation }>(
    "fund-entries/cancel",
    "Cancel a fund entry",
  ),
  exportPayouts: read.get<{ query: typeof funds.payoutFilter; reply: Blob }>("payouts.csv", "Payouts as CSV"),
});
