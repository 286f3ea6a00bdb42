import { call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { sealMessages as messages } from "./open-books.messages.ts";
import type { SealAlert, SealAlertsList } from "./open-books.schema.ts";

/* The calls of /dashboard/open-books, with their texts. */

/** Sealed days that did not match, the newest first, with the length of the chain. */
export const useSealAlerts = () =>
  useList<SealAlert, Pick<SealAlertsList, "sealed">>({
    key: ["seal-alerts"],
    fetchPage: (cursor) =>
      call<SealAlertsList>("listSealAlerts", { query: { cursor }, texts: { failed: messages.loadFailed } }),
  });

export const acknowledgeSealAlert = (id: number, reason: string): Promise<CallResult<{ message?: string }>> =>
  call("acknowledgeSealAlert", { json: { id, reason }, texts: { failed: messages.saveFailed } });
