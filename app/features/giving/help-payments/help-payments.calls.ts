import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as payments from "./help-payments.schema.ts";

const { get, post } = staffCalls;

export const helpPaymentsCalls = calls({
  listHelpDue: get<{ reply: typeof payments.listHelpDueReply }>(
    "help-payments/due",
    "funds:write",
    "Payments of help that are due",
  ),
  listHelpPayments: get<{
    query: typeof payments.helpPaymentsQuery;
    reply: typeof payments.listHelpPaymentsReply;
  }>("help-payments", "funds:read", "Payments of help with their commitments"),
  listCasePayments: get<{ query: typeof payments.caseQuery; reply: typeof payments.listCasePaymentsReply }>(
    "help-payments/case",
    "help:read",
    "The payments of a case",
  ),
  payHelp: post<{ body: typeof payments.helpPaymentsForm; reply: typeof payments.payHelpReply }>(
    "help-payments",
    "funds:write",
    "Record payments of help",
  ),
});
