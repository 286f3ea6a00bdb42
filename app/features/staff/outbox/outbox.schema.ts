import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { integer, maxId, rowId } from "#app/lib/call-rules.ts";
import { inboxMessages, inboxQuery } from "#app/lib/inbox-rules.ts";

export const outboxQuery = inboxQuery.pick({ limit: true }).extend({
  /** The id of the last mail on the page before, from its X-Next-Cursor header. */
  cursor: integer(inboxMessages.badQuery, 1, maxId).optional(),
  state: z.enum(["queued", "failed", "sent"], "The state must be queued, failed or sent.").optional(),
});
export type OutboxQuery = z.infer<typeof outboxQuery>;

export const outboxRetry = z.object({ id: rowId(inboxMessages.badId) });

export const outboxMail = z.object({
  id: z.number().int(),
  recipient: z.string().describe("Its first two letters and its domain"),
  subject: z.string(),
  state: z.enum(["queued", "sent", "failed"]),
  tries: z.number().int(),
  queued_at: z.string(),
  next_try_at: z.string(),
  sent_at: z.string().nullable(),
  last_error: z.string().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

const count = z.number().int();
export const listOutboxReply = done({
  configured: z.boolean().describe("Whether a mail server is set"),
  mails: z.array(outboxMail),
  waiting: count,
  failed: count,
  sent: count,
});

export const retryFailedMailsReply = done({ mails: count });
