import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import type { Entry } from "#app/contract/table.ts";
import { rowId } from "#app/lib/call-rules.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import type { eventGuestsTable } from "./event-guests.table.ts";

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

export const guestTextsQuery = z.object({ event: rowId(inboxMessages.badId) });
export const guestTextsReply = done({ texts: z.object({ en: z.string(), ur: z.string() }) });

export type EventGuest = Entry<typeof eventGuestsTable>;
