import { useRefresh } from "#app/dashboard/call-query.ts";

/** Loads again all that a decision about a transfer changes. */
export const useRefreshTransfers = () =>
  useRefresh("listTransferReports", "listStatementLines", "readTransferMonth", "readOverview");
