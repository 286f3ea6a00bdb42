import { z } from "zod";
import { inboxMessages, inboxQuery } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";

export const outboxQuery = inboxQuery.pick({ limit: true, cursor: true }).extend({
  state: z.enum(["queued", "failed", "sent"], "The state must be queued, failed or sent.").optional(),
});
export type OutboxQuery = z.infer<typeof outboxQuery>;

export const outboxRetry = z.object({ id: rowId(inboxMessages.badId) });

export const outboxMail = z.object({
  id: z.number().int(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(["queued", "sent", "failed"]),
  tries: z.number().int(),
  queued_at: z.string(),
  next_try_at: z.string(),
  sent_at: z.string().nullable(),
  last_error: z.string().nullable(),
});
