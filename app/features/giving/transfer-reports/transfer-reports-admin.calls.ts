import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as transfers from "./transfer-reports.schema.ts";

const { get, post } = staffCalls;

export const transferReportsAdminCalls = calls({
  listTransferReports: get<{ query: typeof transfers.transferQuery; reply: typeof transfers.transferList }>(
    "transfer-reports",
    "transfers:read",
    "List and search reports of transfers",
  ),
  verifyTransfer: post<{ body: typeof transfers.transferVerification }>(
    "transfer-reports/verify",
    "transfers:write",
    "Verify a transfer",
  ),
  rejectTransfer: post<{ body: typeof transfers.transferRejection }>(
    "transfer-reports/reject",
    "transfers:write",
    "Reject a report of a transfer",
  ),
  readTransferProof: get<{ query: typeof transfers.transferProofQuery; reply: Blob }>(
    "transfer-reports/slip",
    "slips:read",
    "The slip of a report",
  ),
});
