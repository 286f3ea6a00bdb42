import type { Done } from "#app/contract/call.ts";
import { calls, staffCalls } from "#app/contract/define-calls.ts";
import { inboxCalls } from "#app/lib/inbox-calls.ts";
import type * as bloodRequests from "./blood-requests.schema.ts";

const { get, put, post } = staffCalls;

const inbox = inboxCalls<typeof bloodRequests.bloodRequest, typeof bloodRequests.bloodRequestQuery>(
  "blood-requests",
  "blood request",
  { read: "blood:read", write: "blood:write" },
);

export const bloodRequestsAdminCalls = calls({
  listBloodRequests: inbox.list,
  updateBloodRequest: inbox.update,
  deleteBloodRequest: inbox.remove,
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
  exportBloodRequests: inbox.export,
});

export const bloodRequestInbox = {
  list: bloodRequestsAdminCalls.listBloodRequests,
  update: bloodRequestsAdminCalls.updateBloodRequest,
  remove: bloodRequestsAdminCalls.deleteBloodRequest,
  export: bloodRequestsAdminCalls.exportBloodRequests,
};
