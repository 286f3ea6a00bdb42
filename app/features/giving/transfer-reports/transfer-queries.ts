import { callList, callQuery, useRefresh } from "#app/dashboard/call-query.ts";
import { bankStatementsCalls } from "#app/features/giving/bank-statements/bank-statements.calls.ts";
import { overviewCalls } from "#app/features/pages/overview/overview.calls.ts";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { transferReportsAdminCalls } from "./transfer-reports-admin.calls.ts";
import { transferDeskMessages as messages } from "./transfer-reports-desk.messages.ts";

/* What the three views of the page of transfers show first. */

const texts = { failed: messages.loadFailed };

/** The reports, those that wait first. */
export const transferReports = (query: Record<"q" | "state", string>) =>
  callList(transferReportsAdminCalls.listTransferReports, { query, texts }, (page) => page);

/** The open lines of statements; of long lists the page after the given lines. */
export const statementLines = (query: { account: string; after_proposal?: number; after_line?: number }) =>
  callQuery(bankStatementsCalls.listStatementLines, { query, texts });

/** @param query.cursor the last line of the page before */
export const statementDebits = (query: { account: string; cursor?: number }) =>
  callQuery(bankStatementsCalls.listDebits, { query, texts });

/** @param month YYYY-MM */
export const transferMonth = (month: string) =>
  callQuery(bankStatementsCalls.readTransferMonth, { query: { month }, texts });

/** Loads again all that a decision about a transfer changes. */
export const useRefreshTransfers = () =>
  useRefresh(
    transferReportsAdminCalls.listTransferReports,
    bankStatementsCalls.listStatementLines,
    bankStatementsCalls.listDebits,
    bankStatementsCalls.readTransferMonth,
    overviewCalls.readOverview,
    approvalsCalls.listApprovals,
  );
