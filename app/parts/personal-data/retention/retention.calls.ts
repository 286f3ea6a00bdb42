import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as retention from "./retention.schema.ts";

const { get, put } = staffCalls("retention:write");

export const retentionCalls = calls({
  saveRetentionTerm: put<{ body: typeof retention.retentionTermForm }>("retention/terms", "Change a term"),
  readRetention: get<{ reply: typeof retention.readRetentionReply }>("retention", "What is kept how long"),
  listRemovals: get<{ query: typeof retention.removalsQuery; reply: typeof retention.listRemovalsReply }>(
    "retention/removals",
    "What was removed when",
  ),
});
