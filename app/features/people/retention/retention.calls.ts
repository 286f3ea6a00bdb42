import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as retention from "./retention.schema.ts";

const { get, put, post } = staffCalls;

export const retentionCalls = calls({
  listRetentionTerms: get<{ reply: typeof retention.listRetentionTermsReply }>(
    "retention/terms",
    "signed-in",
    "How long each kind of data is kept",
  ),
  saveRetentionTerm: put<{ body: typeof retention.retentionTermForm }>(
    "retention/terms",
    "retention:write",
    "Change a term",
  ),
  readRetention: get<{ reply: typeof retention.readRetentionReply }>(
    "retention",
    "retention:write",
    "What is kept how long, and what goes next",
  ),
  listRemovals: get<{ query: typeof retention.removalsQuery; reply: typeof retention.listRemovalsReply }>(
    "retention/removals",
    "retention:write",
    "What was removed when",
  ),
  keepPerson: post<{ body: typeof retention.keptPerson }>(
    "retention/keep",
    "retention:write",
    "Keep somebody who cannot be asked",
  ),
});
