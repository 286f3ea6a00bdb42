import { callQuery, useRefresh } from "#app/dashboard/call.ts";
import { transferReportsAdminCalls } from "#app/features/giving/transfer-reports/transfer-reports-admin.calls.ts";
import { overviewCalls } from "#app/features/pages/overview/overview.calls.ts";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";

/* What the three views of the page of bank statements show first. */

const texts = { failed: "The statements could not be loaded. Please try again." };

/** The open lines of statements; of long lists the page after the given lines. */
export const statementLines = (query: { account: string; after_proposal?: number; after_line?: number }) =>
  callQuery(bankStatementsCalls.listStatementLines, { query, texts });

/** @param query.cursor the last line of the page before */
export const statementDebits = (query: { account: string; cursor?: number }) =>
  callQuery(bankStatementsCalls.listDebits, { query, texts });

/** @param month YYYY-MM */
export const transferMonth = (month: string) =>
  callQuery(bankStatementsCalls.readTransferMonth, { query: { month }, texts });

/** Loads again all that a decision about a line changes. */
export const useRefreshStatements = () =>
  useRefresh(
    transferReportsAdminCalls.listTransferReports,
    bankStatementsCalls.listStatementLines,
    bankStatementsCalls.listDebits,
    bankStatementsCalls.readTransferMonth,
    overviewCalls.readOverview,
    approvalsCalls.listApprovals,
  );
