import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { rowId } from "#app/lib/call-rules.ts";
import { ownSessionMessages } from "./session.messages.ts";

export const sessionRemoval = z.object({ id: rowId(ownSessionMessages.badId) }, ownSessionMessages.badId);

export const ownSession = z.object({
  id: z.number().int(),
  device: z.string().describe("Browser and device in words; empty when the browser did not say"),
  created_at: z.string().describe("UTC, ISO 8601"),
  last_used_at: z.string().describe("UTC, to the minute"),
  current: z.boolean().describe("Whether it is the session that asks"),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessionsReply = done({ sessions: z.array(ownSession) });
export const deleteOtherSessionsReply = done({ ended: z.number().int() });
