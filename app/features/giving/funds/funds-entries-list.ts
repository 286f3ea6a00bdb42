import { callQuery } from "#app/dashboard/call.ts";
import { fundsCalls } from "./funds.calls.ts";
import { entryMessages as messages } from "./funds-entries.messages.ts";

/** Opening balances and transfers between funds. */
export const fundEntries = callQuery(fundsCalls.listFundEntries, { texts: { failed: messages.loadFailed } });
