import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as openBooks from "./open-books.schema.ts";

const { get, put } = staffCalls;

export const openBooksCalls = calls({
  listSealAlerts: get<{
    query: typeof openBooks.sealAlertsQuery;
    reply: typeof openBooks.listSealAlertsReply;
  }>("sealed-days/alerts", "books:read", "Sealed days that did not match"),
  acknowledgeSealAlert: put<{ body: typeof openBooks.sealAcknowledgement }>(
    "sealed-days/alerts",
    "books:write",
    "Write down why a sealed day does not match",
  ),
});
