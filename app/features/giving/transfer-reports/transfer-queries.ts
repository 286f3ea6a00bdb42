import { callList, callQuery, useRefresh } from "#app/dashboard/call-query.ts";
import { transferDeskMessages as messages } from "./transfer-reports-desk.messages.ts";

/* What the three views of the page of transfers show first. */

const texts = { failed: messages.loadFailed };

/** The reports, those that wait first. */
export const transferReports = (query: Record<"q" | "state", string>) =>
  callList("listTransferReports", { query, texts }, (page) => page);

/** The open lines of statements; of long lists the page after the given lines. */
export const statementLines = (query: { account: string; after_proposal?: number; after_line?: number }) =>
  callQuery("listStatementLines", { query, texts });

/** @param month YYYY-MM */
export const transferMonth = (month: string) => callQuery("readTransferMonth", { query: { month }, texts });

/** Loads again all that a decision about a transfer changes. */
export const useRefreshTransfers = () =>
  useRefresh(
    "listTransferReports",
    "listStatementLines",
    "readTransferMonth",
    "readOverview",
    "listApprovals",
  );
