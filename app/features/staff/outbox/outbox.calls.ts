import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as outbox from "./outbox.schema.ts";

const { get, post } = staffCalls;

export const outboxCalls = calls({
  listOutbox: get<{ query: typeof outbox.outboxQuery; reply: typeof outbox.listOutboxReply }>(
    "outbox",
    "outbox:read",
    "Mails that wait, failed or were sent",
  ),
  retryMail: post<{ body: typeof outbox.outboxRetry }>(
    "outbox/retry",
    "outbox:write",
    "Try a failed mail again",
  ),
  retryFailedMails: post<{ reply: typeof outbox.retryFailedMailsReply }>(
    "outbox/retry-all",
    "outbox:write",
    "Try all failed mails again",
  ),
});
