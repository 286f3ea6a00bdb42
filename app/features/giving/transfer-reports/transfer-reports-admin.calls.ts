import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as transfers from "./transfer-reports.schema.ts";

const read = staffCalls("transfers:read");
const write = staffCalls("transfers:write");

export const transferReportsAdminCalls = calls({
  listTransferReports: read.get<{
    query: typeof transfers.transferQuery;
    reply: typeof transfers.transferList;
  }>("transfer-reports", "List and search reports of transfers"),
  verifyTransfer: write.post<{ body: typeof transfers.transferVerification }>(
    "transfer-reports/verify",
    "Verify a transfer",
  ),
  rejectTransfer: write.post<{ body: typeof transfers.transferRejection }>(
    "transfer-reports/reject",
    "Reject a report of a transfer",
  ),
  readTransferProof: staffCalls("slips:read").get<{
    query: typeof transfers.transferProofQuery;
    reply: Blob;
  }>("transfer-reports/slip", "The slip of a report"),
});
