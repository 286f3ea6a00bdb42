import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as approvals from "./approvals.schema.ts";

const { get } = staffCalls("approvals:read");

export const approvalsCalls = calls({
  listApprovals: get<{
    query: typeof approvals.approvalsQuery;
    reply: typeof approvals.listApprovalsReply;
  }>("approvals", "What waits for a second person"),
  decideApproval: staffCalls("signed-in").post<{ body: typeof approvals.approvalDecision }>(
    "approvals/decisions",
    "Approve, decline or withdraw what waits",
  ),
  listApprovalLimits: get<{ reply: typeof approvals.listApprovalLimitsReply }>(
    "approvals/limits",
    "Above which amounts an act waits",
  ),
  saveApprovalLimit: staffCalls("users:write").put<{ body: typeof approvals.approvalLimitForm }>(
    "approvals/limits",
    "Change a limit",
  ),
});
