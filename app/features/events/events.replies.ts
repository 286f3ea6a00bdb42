import { z } from "zod";
import { done } from "../../contract/reply-schemas.ts";

/* What the events' doors hand out. The types of events.types.ts are read off these. */

export const event = z.object({
  id: z.number().int(),
  title: z.string(),
  event_date: z.string().describe("The Karachi day, YYYY-MM-DD"),
  event_time: z.string().nullable().describe("Karachi time, HH:MM; none for all day"),
  location: z.string(),
  description: z.string(),
  image_url: z
    .string()
    .nullable()
    .describe("A path under the backend base (uploads/images/...), an address used as it is, or none"),
  image_alt: z.string(),
  cancelled: z.boolean(),
  status: z.enum(["Today", "Upcoming", "Completed"]).describe("By the Karachi calendar"),
  version: z
    .number()
    .int()
    .describe("Goes up with each save: hand it back, and a save that would overwrite somebody's is refused"),
});

/** A bare array, as the seeds have it. */
export const listEventsReply = z.array(event);
export const createEventReply = done({ id: z.number().int() });
