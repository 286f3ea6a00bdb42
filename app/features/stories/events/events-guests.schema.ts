import { z } from "zod";
import { restricted } from "#app/contract/restricted.ts";
import { inboxEntry, inboxMessages } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";

export const eventGuestQuery = z.object({
  /** Only those of this event. */
  event: rowId(inboxMessages.badQuery).optional(),
});

export const eventGuest = z.object({
  ...inboxEntry,
  event_id: z.number().int(),
  event_title: z.string().describe("What the event was called when the guest said so"),
  event_date: z.string().describe("Its Karachi day then"),
  name: z.string(),
  other_names: z.string().describe("Under which the same phone has signed up since, a line each"),
  phone: restricted("phones:read", z.string()),
});
export type EventGuest = z.infer<typeof eventGuest>;
