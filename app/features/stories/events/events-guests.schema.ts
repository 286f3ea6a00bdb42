import { z } from "zod";
import { restricted } from "#app/contract/restricted.ts";
import { inboxEntry, inboxMessages } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";

export const eventGuestQuery = z.object({
  /** Only those of this event. */
  event: rowId(inboxMessages.badQuery).optional(),
  /** Only those who are to be told that it was cancelled or moved. */
  to_tell: z.enum(["0", "1"], inboxMessages.badQuery).optional(),
});

export const guestTold = z.object({
  id: rowId(inboxMessages.badId),
  told: z.boolean("Told must be true or false."),
});

export const eventGuest = z.object({
  ...inboxEntry,
  event_id: z.number().int(),
  event_title: z.string().describe("What the event was called when the guest said so"),
  event_date: z.string().describe("Its Karachi day then"),
  name: z.string(),
  other_names: z.string().describe("Under which the same phone has signed up since, a line each"),
  phone: restricted("phones:read", z.string()),
  tell_since: z
    .string()
    .nullable()
    .describe("Since when the guest is to be told that the event was cancelled, moved or is held after all"),
  told_at: z.string().nullable().describe("When somebody told them"),
  told_by: z.string(),
});
export type EventGuest = z.infer<typeof eventGuest>;
