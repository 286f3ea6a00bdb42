import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as approvals from "./approvals.schema.ts";

const { get, post, put } = staffCalls;

export const approvalsCalls = calls({
  listApprovals: get<{
    query: typeof approvals.approvalsQuery;
    reply: typeof approvals.listApprovalsReply;
  }>("approvals", "approvals:read", "What waits for a second person"),
  decideApproval: post<{ body: typeof approvals.approvalDecision }>(
    "approvals/decisions",
    "signed-in",
    "Approve, decline or withdraw what waits",
    {
      proof: "by content",
    },
  ),
  listApprovalLimits: get<{ reply: typeof approvals.listApprovalLimitsReply }>(
    "approvals/limits",
    "approvals:read",
    "Above which amounts an act waits",
  ),
  saveApprovalLimit: put<{ body: typeof approvals.approvalLimitForm }>(
    "approvals/limits",
    "users:write",
    "Change a limit",
    {
      proof: "recent",
    },
  ),
});
