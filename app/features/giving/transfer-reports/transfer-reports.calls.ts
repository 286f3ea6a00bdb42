import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as transferForms from "./transfer-reports.form.ts";
import type * as transfers from "./transfer-reports.schema.ts";

const { post } = publicCalls;

/** Of rules that are made in a language, or for a day. */
type SchemaOf<Rules extends (...made: never[]) => { schema: unknown }> = ReturnType<Rules>["schema"];

export const transferReportsCalls = calls({
  sendTransferReport: post<{
    query: typeof transfers.reportQuery;
    body: SchemaOf<typeof transferForms.transferRules>;
    files: "slip";
  }>("transfer-reports", "Report a transfer"),
  addTransferProof: post<{
    query: typeof transfers.proofLinkToken;
    body: Record<string, never>;
    files: "slip";
  }>("transfer-reports/slip", "Add the slip to a report of a transfer"),
});
