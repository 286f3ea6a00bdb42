import type { Done } from "#app/contract/call.ts";
import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as bloodRequests from "./blood-requests.schema.ts";

const { get, put, post, remove } = staffCalls;

export const bloodRequestsAdminCalls = calls({
  listBloodRequests: get<
    InboxList<typeof bloodRequests.bloodRequest, typeof bloodRequests.bloodRequestQuery>
  >("blood-requests", "blood:read", "List and search: blood request"),
  updateBloodRequest: put<InboxUpdate>("blood-requests", "blood:write", "Mark or note: blood request"),
  deleteBloodRequest: remove<InboxRemoval>("blood-requests", "blood:write", "Delete: blood request"),
  setBloodRequestState: put<{ body: typeof bloodRequests.bloodRequestStateForm }>(
    "blood-requests/state",
    "blood:write",
    "Open, arranged or closed: blood request",
  ),
  listOpenBloodRequests: get<{
    reply: Done & { due: bloodRequests.DeskRequest[]; past: bloodRequests.DeskRequest[]; pastTotal: number };
  }>("blood-requests/open", "blood:read", "Open requests, the soonest first"),
  readBloodRequest: get<{
    query: typeof bloodRequests.openBloodRequestQuery;
    reply: Done & { request: bloodRequests.DeskRequest };
  }>("blood-requests/one", "blood:read", "A request on the desk"),
  setBloodRequestGroup: put<{ body: typeof bloodRequests.bloodRequestGroupForm }>(
    "blood-requests/group",
    "blood:write",
    "The patient's group",
  ),
  closePastBloodRequests: post("blood-requests/close-past", "blood:write", "Close those past their day"),
  exportBloodRequests: get<InboxExport<typeof bloodRequests.bloodRequestQuery>>(
    "blood-requests.csv",
    "blood:read",
    "All as CSV: blood request",
    { proof: "recent" },
  ),
});
