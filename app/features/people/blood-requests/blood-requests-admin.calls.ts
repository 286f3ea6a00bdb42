import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as bloodRequests from "./blood-requests.schema.ts";

const { get, put, remove } = staffCalls;

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
  exportBloodRequests: get<InboxExport<typeof bloodRequests.bloodRequestQuery>>(
    "blood-requests.csv",
    "blood:read",
    "All as CSV: blood request",
    { proof: "recent" },
  ),
});
