import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as payments from "./help-payments.schema.ts";

const read = staffCalls("funds:read");
const write = staffCalls("funds:write");

export const helpPaymentsCalls = calls({
  listHelpDue: write.get<{ reply: typeof payments.listHelpDueReply }>(
    "help-payments/due",
    "Payments of help that are due",
  ),
  listHelpPayments: read.get<{
    query: typeof payments.helpPaymentsQuery;
    reply: typeof payments.listHelpPaymentsReply;
  }>("help-payments", "Payments of help with their commitments"),
  listCasePayments: staffCalls("help:read").get<{
    query: typeof payments.caseQuery;
    reply: typeof payments.listCasePaymentsReply;
  }>("help-payments/case", "The payments of a case"),
  payHelp: write.post<{ body: typeof payments.helpPaymentsForm; reply: typeof payments.payHelpReply }>(
    "help-payments",
    "Record payments of help",
  ),
});
