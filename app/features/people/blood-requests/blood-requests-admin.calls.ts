import type { Done } from "#app/contract/call.ts";
import { calls, staffCalls } from "#app/contract/define-calls.ts";
import { inboxCalls } from "#app/lib/inbox-calls.ts";
import type * as bloodRequests from "./blood-requests.schema.ts";

const read = staffCalls("blood:read");
const write = staffCalls("blood:write");

const inbox = inboxCalls<typeof bloodRequests.bloodRequest, typeof bloodRequests.bloodRequestQuery>(
  "blood-requests",
  "blood request",
  { read: "blood:read", write: "blood:write" },
);

export const bloodRequestsAdminCalls = calls({
  listBloodRequests: inbox.list,
  updateBloodRequest: inbox.update,
  deleteBloodRequest: inbox.remove,
  setBloodRequestState: write.put<{ body: typeof bloodRequests.bloodRequestStateForm }>(
    "blood-requests/state",
    "Open, arranged or closed: blood request",
  ),
  listOpenBloodRequests: read.get<{
    reply: Done & { due: bloodRequests.DeskRequest[]; past: bloodRequests.DeskRequest[]; pastTotal: number };
  }>("blood-requests/open", "Open requests, the soonest first"),
  readBloodRequest: read.get<{
    query: typeof bloodRequests.openBloodRequestQuery;
    reply: Done & { request: bloodRequests.DeskRequest };
  }>("blood-requests/one", "A request on the desk"),
  setBloodRequestGroup: write.put<{ body: typeof bloodRequests.bloodRequestGroupForm }>(
    "blood-requests/group",
    "The patient's group",
  ),
  closePastBloodRequests: write.post("blood-requests/close-past", "Close those past their day"),
  exportBloodRequests: inbox.export,
});

export const bloodRequestInbox = {
  list: bloodRequestsAdminCalls.listBloodRequests,
  update: bloodRequestsAdminCalls.updateBloodRequest,
  remove: bloodRequestsAdminCalls.deleteBloodRequest,
  export: bloodRequestsAdminCalls.exportBloodRequests,
};
