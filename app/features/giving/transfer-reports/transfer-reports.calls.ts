import { calls, publicCalls, type SchemaOf } from "#app/contract/define-calls.ts";
import type * as transferForms from "./transfer-reports.form.ts";
import type * as transfers from "./transfer-reports.schema.ts";

const { post } = publicCalls;

export const transferReportsCalls = calls({
  sendTransferReport: post<{
    query: typeof transfers.reportQuery;
    body: SchemaOf<typeof transferForms.transferRules>;
    reply: typeof transfers.sendTransferReportReply;
    files: "slip";
  }>("transfer-reports", "Report a transfer"),
  addTransferProof: post<{
    query: typeof transfers.proofLinkToken;
    body: Record<string, never>;
    files: "slip";
  }>("transfer-reports/slip", "Add the slip to a report of a transfer"),
});
