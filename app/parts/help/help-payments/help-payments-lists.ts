import { callList, callQuery } from "#app/dashboard/call.ts";
import { helpPaymentsCalls } from "./help-payments.calls.ts";
import { helpPaymentMessages as messages } from "./help-payments.messages.ts";

const texts = { failed: messages.loadFailed };

/** What is due. */
export const helpDueList = callQuery(helpPaymentsCalls.listHelpDue, { texts });

/** What was paid. @param query the commitment of one case, or an empty one for all */
export const helpPaymentList = (query: { commitment: string }) =>
  callList(helpPaymentsCalls.listHelpPayments, { query, texts }, ({ rows }) => ({ rows }));
