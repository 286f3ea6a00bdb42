import { callQuery } from "#app/dashboard/call-query.ts";
import { closingsCalls } from "./closings.calls.ts";
import { closingMessages as messages } from "./closings.messages.ts";

/** Through which day the books are closed, with every closing. */
export const closings = callQuery(closingsCalls.listClosings, { texts: { failed: messages.loadFailed } });
