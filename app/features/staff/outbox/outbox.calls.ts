import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as outbox from "./outbox.schema.ts";

const read = staffCalls("outbox:read");
const write = staffCalls("outbox:write");

export const outboxCalls = calls({
  listOutbox: read.get<{ query: typeof outbox.outboxQuery; reply: typeof outbox.listOutboxReply }>(
    "outbox",
    "Mails that wait, failed or were sent",
  ),
  retryMail: write.post<{ body: typeof outbox.outboxRetry }>("outbox/retry", "Try a failed mail again"),
  retryFailedMails: write.post<{ reply: typeof outbox.retryFailedMailsReply }>(
    "outbox/retry-all",
    "Try all failed mails again",
  ),
});
