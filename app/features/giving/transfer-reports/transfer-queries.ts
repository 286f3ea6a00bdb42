import { useQueryClient } from "@tanstack/react-query";
import { callList } from "#app/dashboard/call.ts";
import { transferReportsAdminCalls } from "./transfer-reports-admin.calls.ts";
import { transferDeskMessages as messages } from "./transfer-reports-desk.messages.ts";

const texts = { failed: messages.loadFailed };

/** The reports, those that wait first. */
export const transferReports = (query: Record<"q" | "state", string>) =>
  callList(transferReportsAdminCalls.listTransferReports, { query, texts }, (page) => page);

/** Loads again all that a decision about a transfer changes: lists of parts, too, which this page does not know. */
export function useRefreshTransfers(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
