import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as openBooks from "./open-books.schema.ts";

const read = staffCalls("books:read");
const write = staffCalls("books:write");

export const openBooksCalls = calls({
  listSealAlerts: read.get<{
    query: typeof openBooks.sealAlertsQuery;
    reply: typeof openBooks.listSealAlertsReply;
  }>("sealed-days/alerts", "Sealed days that did not match"),
  acknowledgeSealAlert: write.put<{ body: typeof openBooks.sealAcknowledgement }>(
    "sealed-days/alerts",
    "Write down why a sealed day does not match",
  ),
});
