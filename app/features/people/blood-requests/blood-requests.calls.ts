import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls, type SchemaOf, staffCalls } from "#app/contract/define-calls.ts";
import type { NextDonors } from "#app/features/people/blood-donors/blood-donors.schema.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as bloodRequestForms from "./blood-requests.form.ts";
import type * as bloodRequests from "./blood-requests.schema.ts";
import type { bloodRequestsTable } from "./blood-requests.table.ts";

const read = staffCalls("blood:read");
const write = staffCalls("blood:write");

export const bloodRequestsCalls = calls({
  sendBloodRequest: publicCalls.post<{
    body: SchemaOf<typeof bloodRequestForms.bloodRequestRules>;
    reply: typeof bloodRequests.sendBloodRequestReply;
  }>("blood-requests", "Ask for blood"),
  listBloodRequests: read.get<InboxList<typeof bloodRequestsTable, typeof bloodRequests.bloodRequestQuery>>(
    "blood-requests",
    "List and search: blood request",
  ),
  updateBloodRequest: write.put<InboxUpdate>("blood-requests", "Mark or note: blood request"),
  deleteBloodRequest: write.remove<InboxRemoval>("blood-requests", "Delete: blood request"),
  setBloodRequestState: write.put<{ body: typeof bloodRequests.bloodRequestStateForm }>(
    "blood-requests/state",
    "Open, arranged or closed: blood request",
  ),
  listOpenBloodRequests: read.get<{
    reply: Done & { due: bloodRequests.DeskRequest[]; past: bloodRequests.DeskRequest[]; pastTotal: number };
  }>("blood-requests/open", "Open requests, the soonest first"),
  readBloodRequest: read.get<{
    query: typeof bloodRequests.openBloodRequestQuery;
    reply: Done & { request: bloodRequests.DeskRequest; next?: NextDonors };
  }>("blood-requests/one", "A request on the desk"),
  readDonorTexts: read.get<{
    query: typeof bloodRequests.donorTextsQuery;
    reply: typeof bloodRequests.donorTextsReply;
  }>("blood-requests/donor-texts", "What donors are written by WhatsApp"),
  setBloodRequestGroup: write.put<{ body: typeof bloodRequests.bloodRequestGroupForm }>(
    "blood-requests/group",
    "The patient's group",
  ),
  closePastBloodRequests: write.post("blood-requests/close-past", "Close those past their day"),
  exportBloodRequests: read.get<InboxExport<typeof bloodRequests.bloodRequestQuery>>(
    "blood-requests.csv",
    "All as CSV: blood request",
  ),
});
